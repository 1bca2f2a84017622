// The shape of each seat, in a box of ±18, and where the letter stands in it.
export const SHAPES = [
  'M-14 0A14 14 0 1 1 14 0A14 14 0 1 1 -14 0Z',
  'M-9 -13H9Q13 -13 13 -9V9Q13 13 9 13H-9Q-13 13 -13 9V-9Q-13 -13 -9 -13Z',
  'M0 -16L15.500 12H-15.500Z',
  'M0 -16L16 0L0 16L-16 0Z',
  'M-8 -14H8L16 0L8 14H-8L-16 0Z',
  'M0 -17L4.800 -6.500L16 -5.300L7.600 2.400L10 13.800L0 8L-10 13.800L-7.600 2.400L-16 -5.300L-4.800 -6.500Z',
  'M-7 -15H7V-7H15V7H7V15H-7V7H-15V-7H-7Z',
  'M0 -17C7 -8 13 -3 13 4A13 12 0 0 1 -13 4C-13 -3 -7 -8 0 -17Z',
];
export const BASELINE = [5.5, 5.5, 8, 5.5, 5.5, 6, 5.5, 8];
