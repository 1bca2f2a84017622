// What is drawn small: tokens, buildings and squares, in a box of ±12; all drawn for this board.
export const TOKEN_GLYPHS: readonly string[] = [
  'M-10 7L-11 -6L-5 0L0 -9L5 0L11 -6L10 7Z', // crown
  'M-9 -10L-4 -5H4L9 -10L10 0L5 4L3 10H-3L-5 4L-10 0Z', // wolf
  'M0 -11C6 -11 9 -1 9 4A9 7 0 0 1 -9 4C-9 -1 -6 -11 0 -11ZM-5 0L0 4L5 0L5 3L0 7L-5 3Z', // egg
  'M-8 10V0H-5V-11L-2.500 -6L0 -12L2.500 -6L5 -11V0H8V10H4V5H-4V10Z', // throne
  'M-11 -2L-5 -7C1 -10 7 -5 6 2L11 8L3 7L0 11L-3 6C-6 4 -6 0 -5 -2Z', // raven
  'M0 -11C6 -11 8 -6 7 -1L4 3V10H-4V3L-7 -1C-8 -6 -6 -11 0 -11ZM-5 -4L-1 -2L-4 0ZM5 -4L1 -2L4 0Z', // walker
  'M-3 -11H3V-4H9V2H3V8L0 11L-3 8V2H-9V-4H-3Z', // pin
  'M-1.500 -12L1.500 -12L2 2H7V5H2L1.500 11H-1.500L-2 5H-7V2H-2Z', // sword
];
export const HUT = 'M-9 9V-1L0 -9L9 -1V9Z';
export const TOWER = 'M-8 10V-10H-4V-6H-2V-10H2V-6H4V-10H8V10H3V3H-3V10Z';
/** The sprite's icon on a square that is nobody's deed. */
export const SQUARE_ICONS: Readonly<Record<string, string>> = {
  go: 'i-flag',
  tax: 'i-coin',
  jail: 'i-door',
  free: 'i-sun',
  go_to_jail: 'i-skull',
};
export const DECK_ICONS: readonly string[] = ['i-draw', 'i-crown'];
/** The sigil on a Great House or one of the wilds. */
export const SIGILS: Readonly<Record<string, string>> = {
  house_lannister: 'lannister',
  house_baratheon: 'baratheon',
  house_targaryen: 'targaryen',
  house_stark: 'stark',
  the_wall: 'nights_watch',
  red_waste: 'martell',
};
