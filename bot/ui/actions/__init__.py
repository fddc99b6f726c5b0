"""What each button and menu does: thin, one use case each."""
