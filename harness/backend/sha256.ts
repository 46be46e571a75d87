const ROUND_CONSTANTS = primeRoots(64, 1 / 3);
const START = primeRoots(8, 1 / 2);

function primeRoots(count: number, power: number): number[] {
  const roots: number[] = [];
  for (let candidate = 2; roots.length < count; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++)
      if (candidate % divisor === 0) isPrime = false;
    if (isPrime) roots.push(((candidate ** power % 1) * 2 ** 32) | 0);
  }
  return roots;
}

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, index) => view.setUint8(index, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function mixBlock(state: number[], view: DataView, offset: number): number[] {
  const words = new Int32Array(64);
  for (let index = 0; index < 64; index++) {
    if (index < 16) words[index] = view.getInt32(offset + index * 4);
    else {
      const early = words[index - 15] ?? 0;
      const late = words[index - 2] ?? 0;
      const low = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
      const high = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
      words[index] = (words[index - 16] ?? 0) + low + (words[index - 7] ?? 0) + high;
    }
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const high = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + high + choice + (ROUND_CONSTANTS[index] ?? 0) + (words[index] ?? 0)) | 0;
    const low = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + low + majority) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0);
}

/**
 * The SHA-256 of a text as lower-case hex. Synchronous, so that the backend's step stays a plain
 * function; the simulation's accounts need no slower hash.
 *
 * @example sha256('abc') // 'ba7816bf…'
 */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  let state = START;
  for (let offset = 0; offset < view.byteLength; offset += 64)
    state = mixBlock(state, view, offset);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
