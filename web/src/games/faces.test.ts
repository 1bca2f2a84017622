import { expect, test } from 'vitest';
import { EASIEST, face } from './faces';

test('pages begin with a game that is quickly learnt', () => {
  expect(face(EASIEST).weight).toBe(1);
});
