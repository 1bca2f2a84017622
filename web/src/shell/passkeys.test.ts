import { expect, test } from 'vitest';
import { toBytes, toText } from './passkeys.svelte';

test('bytes are written as the server reads them', () => {
  expect(toText(new Uint8Array([0xfb, 0xff, 0xfe]).buffer)).toBe('-__-');
  expect(toText(new Uint8Array([1]).buffer)).toBe('AQ');
  expect(toText(new ArrayBuffer(0))).toBe('');
});

test('what the server writes is read', () => {
  expect([...toBytes('-__-AQ')]).toEqual([0xfb, 0xff, 0xfe, 1]);
});
