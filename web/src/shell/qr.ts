// A QR code of a short text: bytes, error correction M, versions 1 to 10. Enough for an address with a code.

const DATA_WORDS = [0, 16, 28, 44, 64, 86, 108, 124, 154, 182, 216];
const CHECK_WORDS = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const MARKS: number[][] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  LOG[value] = power;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number => (a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0);

function generator(degree: number): number[] {
  let poly = [1];
  for (let i = 0; i < degree; i += 1) {
    const next = [...poly, 0];
    poly.forEach((factor, index) => (next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, EXP[i] ?? 0)));
    poly = next;
  }
  return poly;
}

function checks(data: number[], degree: number): number[] {
  const poly = generator(degree);
  const rest = [...data, ...new Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const lead = rest[i] ?? 0;
    poly.forEach((factor, index) => (rest[i + index] = (rest[i + index] ?? 0) ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

function words(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  const room = (DATA_WORDS[version] ?? 0) * 8;
  push(0, Math.min(4, room - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; data.length < room / 8; pad ^= 0xec ^ 0x11) data.push(pad);

  const count = BLOCKS[version] ?? 1;
  const short = Math.floor(data.length / count);
  const longFrom = count - (data.length % count);
  const blocks: number[][] = [];
  for (let i = 0, start = 0; i < count; i += 1) {
    const length = short + (i >= longFrom ? 1 : 0);
    blocks.push(data.slice(start, start + length));
    start += length;
  }
  const degree = CHECK_WORDS[version] ?? 0;
  const tails = blocks.map((block) => checks(block, degree));
  const woven: number[] = [];
  for (let i = 0; i <= short; i += 1) for (const block of blocks) if (i < block.length) woven.push(block[i] ?? 0);
  for (let i = 0; i < degree; i += 1) for (const tail of tails) woven.push(tail[i] ?? 0);
  return woven;
}

/** The code as rows of dark (true) and light modules. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  let version = 1;
  while (version < 10 && bytes.length > (DATA_WORDS[version] ?? 0) - (version < 10 ? 2 : 3)) version += 1;
  if (bytes.length > (DATA_WORDS[version] ?? 0) - 3 && version === 10) throw new Error('too long for a QR code');
  const size = 17 + 4 * version;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean): void => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };

  const finder = (row: number, column: number): void => {
    for (let y = -1; y <= 7; y += 1)
      for (let x = -1; x <= 7; x += 1) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
        set(row + y, column + x, ring !== 2 && ring !== 4);
      }
  };
  finder(0, 0);
  finder(0, size - 7);
  finder(size - 7, 0);
  const marks = MARKS[version] ?? [];
  for (const y of marks)
    for (const x of marks) {
      if (grid[y]?.[x] !== null) continue;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) set(y + dy, x + dx, Math.max(Math.abs(dy), Math.abs(dx)) !== 1);
    }
  for (let i = 8; i < size - 8; i += 1) {
    if (grid[6]?.[i] === null) set(6, i, i % 2 === 0);
    if (grid[i]?.[6] === null) set(i, 6, i % 2 === 0);
  }

  // Error correction M with mask 0: the fifteen bits of the format.
  const format = 0b101010000010010;
  for (let i = 0; i < 15; i += 1) {
    const dark = ((format >> i) & 1) === 1;
    set(i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, 8, dark);
    set(8, i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, dark);
  }
  set(size - 8, 8, true);
  if (version >= 7) {
    let rest = version;
    for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i += 1) {
      const dark = ((bits >> i) & 1) === 1;
      set(Math.floor(i / 3), (i % 3) + size - 11, dark);
      set((i % 3) + size - 11, Math.floor(i / 3), dark);
    }
  }

  const stream = words(bytes, version);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const upward = ((right + 1) & 2) === 0;
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== null) continue;
        const dark = (((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        set(row, column, dark !== ((row + column) % 2 === 0));
        bit += 1;
      }
    }
  }
  return grid.map((line) => line.map((dark) => dark === true));
}
