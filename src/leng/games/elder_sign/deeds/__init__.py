"""Small acts on the table of Elder Sign, which its verbs and its chapters are made of."""
