import type { PrivacyMark } from '../kernel/struct.ts';

/** Gives marked strings their pseudonyms. Equal inputs get equal pseudonyms; a pseudonym stays itself. */
export interface Pseudonyms {
  of(mark: PrivacyMark, value: string): string;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Lengths that rules tell apart: none, under 5, 5 to 9, 10 to 20, 21 to 25, more (VAL-04, VAL-07). */
const LENGTHS: readonly (readonly [limit: number, length: number])[] = [
  [4, 4],
  [9, 9],
  [20, 12],
  [25, 25],
  [Infinity, 32],
];

/** Pseudonyms of one session: numbered by first appearance, so that the same session gives the same ones. */
export function createPseudonyms(): Pseudonyms {
  const known = new Map<string, string>();
  const issued = new Set<string>();
  const counts = new Map<string, number>();

  function issue(shape: string, build: (index: number) => string): string {
    let pseudonym: string;
    do {
      const index = counts.get(shape) ?? 0;
      counts.set(shape, index + 1);
      pseudonym = build(index);
    } while (issued.has(pseudonym));
    issued.add(pseudonym);
    return pseudonym;
  }

  return {
    of(mark, value) {
      const canonical = canonicalOf(mark, value);
      if (canonical === '' || issued.has(value)) return value;
      const key = `${mark} ${canonical}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const pseudonym =
        mark === 'personal-email' && EMAIL.test(canonical)
          ? issue(`email ${canonical.length > 125}`, (index) => email(index, canonical.length))
          : issue(shapeOf(canonical), (index) => textOfShape(canonical, index));
      known.set(key, pseudonym);
      return pseudonym;
    },
  };
}

/** Models trim what a person typed, and write addresses in lower case; secrets they leave alone. */
function canonicalOf(mark: PrivacyMark, value: string): string {
  if (mark === 'secret') return value;
  return mark === 'personal-email' ? value.trim().toLowerCase() : value.trim();
}

function email(index: number, length: number): string {
  const local = `shopper-${index + 1}`;
  return `${length > 125 ? local.padEnd(120, 'x') : local}@example.test`;
}

function classesOf(value: string) {
  return {
    letter: /\p{L}/u.test(value),
    digit: /\p{N}/u.test(value),
    other: /[^\p{L}\p{N}]/u.test(value),
    length: LENGTHS.find(([limit]) => value.length <= limit)?.[1] ?? 32,
  };
}

function shapeOf(value: string): string {
  const { letter, digit, other, length } = classesOf(value);
  return `${letter}${digit}${other}${length}`;
}

function textOfShape(value: string, index: number): string {
  const { letter, digit, other, length } = classesOf(value);
  const alphabet = digit ? '0123456789' : letter ? 'abcdefghijklmnopqrstuvwxyz' : '*-_+=~^';
  let number = '';
  let rest = index;
  do {
    number = alphabet[rest % alphabet.length] + number;
    rest = Math.floor(rest / alphabet.length);
  } while (rest > 0);
  const start = (other ? '*' : '') + (letter ? 'x' : '');
  const fill = letter ? 'x' : alphabet.charAt(0);
  return start + number.padStart(Math.max(1, length - start.length), fill);
}

/** Leaves everything as it is: for values that come out of a trace and are redacted already. */
export const alreadyRedacted: Pseudonyms = { of: (_mark, value) => value };
