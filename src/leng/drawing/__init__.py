"""What all drawings share, on the page and in the terminal: marks of seats, signs, what is lit, sheets and paper."""
