"""Study: many matches at once, to compare bots, to search for faults, to measure speed."""
