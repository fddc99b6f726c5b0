"""What `engine.session` is made of: the fields of a request, and the table that a session plays at."""
