import type { Course } from '../../wire/types';
import { t } from '../../shell/words/words.svelte';

/** How many of its lessons have been finished. */
export function progressOf({ lessons }: Course): string {
  return t('web-learn-progress', { done: lessons.filter((each) => each.finished).length, count: lessons.length });
}

/** The same, and how long they take in all. */
export function lengthOf(course: Course): string {
  const minutes = course.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return `${progressOf(course)} · ${t('web-learn-minutes', { minutes })}`;
}
