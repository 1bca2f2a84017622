// Where a long word may break, for narrow places: not every browser knows how to hyphenate both languages.

const SOFT = '\u00AD';
const LONG = 7; // letters from which a word may have to break
const VOWEL = /[aeiouyаеёиоуыэюя]/iu;
/** Signs that belong to the letter before them. */
const SIGN = /[йьъ]/iu;
/** Two consonants that begin a syllable together, or are one sound. */
const TOGETHER = /^(?:[bcdfgkptбвгдкпст][lrлр]|[дткс]в|[cgpstw]h|ck|qu)$/iu;
/** An English ending that is no syllable of its own, though it has a vowel. */
const MUTE = /^[bcdfghjklmnpqrstvwxz]+e[ds]?$/iu;

/** The same text with soft hyphens in its long words. */
export function hyphenated(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => (word.length < LONG ? word : parts(word).join(SOFT)));
}

function parts(word: string): string[] {
  const breaks = Array.from(word, (_, at) => at).filter((at) => mayBreak(word, at));
  return [0, ...breaks].map((from, index) => word.slice(from, breaks[index]));
}

/** Before a syllable that begins at `at`: its consonant, or two that stay together, and a vowel. */
function mayBreak(word: string, at: number): boolean {
  const [before, after] = [word.slice(0, at), word.slice(at)];
  if (before.length < 2 || after.length < 3 || !VOWEL.test(before) || MUTE.test(after)) return false;
  if (SIGN.test(after.charAt(0)) || VOWEL.test(after.charAt(0))) return false;
  if (TOGETHER.test(before.slice(-1) + after.charAt(0))) return false;
  return VOWEL.test(after.charAt(1)) || (TOGETHER.test(after.slice(0, 2)) && VOWEL.test(after.charAt(2)));
}
