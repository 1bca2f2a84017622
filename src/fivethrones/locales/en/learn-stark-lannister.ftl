## Lessons
