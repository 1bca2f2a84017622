"""Values that are read on demand and never stored: what is printed, plus what lasts, plus what constants add now."""
