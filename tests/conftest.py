"""For all tests: Hypothesis tries the same examples each time, and a busy machine is no failure."""

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.register_profile("few", settings.get_profile("steady"), max_examples=5)
settings.load_profile("steady")
