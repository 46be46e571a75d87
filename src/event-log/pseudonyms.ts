import { hasCardNumber, hasLongNumber, isPlainName, tidyTerm } from '../kernel/personal.ts';
import type { PrivacyMark } from '../kernel/struct.ts';

/**
 * Maps marked texts to pseudonyms. Equal texts get equal pseudonyms; pseudonyms map to
 * themselves.
 */
export interface Pseudonyms {
  of(mark: PrivacyMark, value: string): string;
}

/**
 * Spellings of five letters: every term's pseudonym has that many, except those of a single
 * letter.
 */
const MOST_SPELLINGS = 31;

/** Length classes of the validation rules: 0, 1–4, 5–9, 10–20, 21–25, more (VAL-04, VAL-07). */
const LENGTHS: readonly (readonly [limit: number, length: number])[] = [
  [4, 4],
  [9, 9],
  [20, 12],
  [25, 25],
  [Infinity, 32],
];

/**
 * Creates the pseudonyms of one session, numbered by first appearance, so that a replay gives
 * equal ones.
 */
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

  function fresh(mark: PrivacyMark, canonical: string): string {
    if (mark === 'personal-term') return term(canonical);
    if (mark === 'reference') return issue('reference', (index) => `*${index + 1}`);
    return mark === 'personal-email' && isEmail(canonical)
      ? issue(`email ${canonical.length > 125}`, (index) => email(index, canonical.length))
      : issue(shapeOf(canonical), (index) => textOfShape(canonical, index));
  }

  /** Pseudonyms of terms that differ in case only differ in case only. */
  function term(canonical: string): string {
    const small = canonical.toLowerCase();
    const key = `personal-term ${small}`;
    const base = known.get(key) ?? issue(termShapeOf(small), (index) => termOfShape(small, index));
    known.set(key, base);
    if (small === canonical) return base;
    const spellings = counts.get(key) ?? 1;
    counts.set(key, spellings + 1);
    const spelling = inCase(base, Math.min(spellings, MOST_SPELLINGS));
    issued.add(spelling);
    return spelling;
  }

  return {
    of(mark, value) {
      const canonical = canonicalOf(mark, value);
      if (canonical === '' || issued.has(value)) return value;
      if (mark === 'reference' && isPlainName(value)) return value;
      const key = `${mark} ${canonical}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const pseudonym = fresh(mark, canonical);
      known.set(key, pseudonym);
      return pseudonym;
    },
  };
}

/**
 * Applies the models' normalization: trims typed texts and lowers e-mail addresses. Secrets stay
 * unchanged.
 */
function canonicalOf(mark: PrivacyMark, value: string): string {
  if (mark === 'secret' || mark === 'reference') return value;
  if (mark === 'personal-term') return tidyTerm(value);
  return mark === 'personal-email' ? value.trim().toLowerCase() : value.trim();
}

/** True for text, an at sign, text, a dot and text; in linear time. */
function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  const dot = text.lastIndexOf('.', text.length - 2);
  return at > 0 && dot > at + 1 && !text.includes('@', at + 1) && !/\s/.test(text);
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

/**
 * Class of a term for the search (SRC-03, SRC-08): one letter, a normal term, a longer one; and
 * terms that are never stored.
 */
function termShapeOf(small: string): string {
  if (small.length < 2) return 'term letter';
  return `term ${endOf(small)} ${small.length > 40}`;
}

function termOfShape(small: string, index: number): string {
  if (small.length < 2) return String.fromCharCode((index < 26 ? 0x61 : 0x4e00) + index);
  const word = `term${lettersOf(index)}`;
  return (small.length > 40 ? word.padEnd(60, 'x') : word) + endOf(small);
}

function endOf(small: string): string {
  if (hasCardNumber(small)) return '0000000000000000';
  if (small.includes('@')) return '@example.test';
  return hasLongNumber(small) ? '00000000' : '';
}

function lettersOf(index: number): string {
  const letter = String.fromCharCode(0x61 + (index % 26));
  return index < 26 ? letter : lettersOf(Math.floor(index / 26) - 1) + letter;
}

/** Spelling variant of a pseudonym: each bit capitalizes one letter. */
function inCase(base: string, bits: number): string {
  return [...base]
    .map((letter, place) => ((bits >> place) & 1 ? letter.toUpperCase() : letter))
    .join('');
}

/** Changes nothing: for values from a trace, which are redacted already. */
export const alreadyRedacted: Pseudonyms = { of: (_mark, value) => value };
