"""What stands between the open net and the application."""
