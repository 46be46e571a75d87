import fc from 'fast-check';
import {
  Struct,
  array,
  date,
  dynamic,
  lazy,
  literal,
  object,
  optional,
  record,
  string,
  union,
} from 'superstruct';
import { describe, expect, it } from 'vitest';
import { compileRedactor } from '#src/event-log/redaction.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import {
  dictionary,
  personalEmail,
  personalText,
  secret,
  taggedUnion,
  unordered,
} from '#src/kernel/struct.ts';
import { hasCardNumber, hasLongNumber, tidyTerm } from '#src/kernel/personal.ts';
import { validItems, optionalLenient } from '#src/kernel/tolerant.ts';
import { withRecent } from '#src/search/recent.ts';

const classes = (value: string) => ({
  letter: /\p{L}/u.test(value),
  digit: /\p{N}/u.test(value),
  other: /[^\p{L}\p{N}]/u.test(value),
});
const lengthClass = (value: string) => [4, 9, 20, 25].findIndex((limit) => value.length <= limit);

describe('redaction', () => {
  it('leaves payloads without marks to the fast path', () => {
    expect(compileRedactor(object({ id: string(), ids: array(string()) }), 'x')).toBeNull();
  });

  it('finds marks in arrays, dictionaries, optional fields and union cases', () => {
    const struct = object({
      list: array(object({ name: personalText() })),
      book: dictionary(personalEmail()),
      maybe: optional(secret()),
      state: taggedUnion('status', {
        in: object({ status: string(), email: personalEmail() }),
        out: object({ status: string() }),
      }),
      kept: string(),
    });
    const redact = compileRedactor(struct, 'x');
    const payload = {
      list: [{ name: 'Rosalind' }],
      book: { home: 'rosa@mail.example' },
      maybe: 'pa55word-long',
      state: { status: 'in', email: 'rosa@mail.example' },
      kept: 'visible',
    };
    const text = JSON.stringify(redact?.(payload, createPseudonyms()));
    for (const hidden of ['Rosalind', 'rosa@', 'pa55word']) expect(text).not.toContain(hidden);
    expect(text).toContain('visible');
    expect(payload.maybe).toBe('pa55word-long');
  });

  it.each([
    ['or-nothing', optionalLenient(object({ a: secret() }))],
    ['good-entries', validItems(secret())],
    ['of a new kind', new Struct({ type: 'something-new', schema: null })],
    ['date', date()],
    ['object without fields', object()],
    ['union', union([object({ a: secret() }), object({ b: string() })])],
    ['record', record(string(), secret())],
    ['lazy', lazy(() => secret())],
    ['dynamic', dynamic(() => secret())],
  ])('refuses a %s, which would hide marks', (_name, struct) => {
    expect(() => compileRedactor(object({ part: struct }), 'x/y')).toThrow('hides its parts');
  });
});

it('returns a value without personal data uncopied, so that its digest stays cached', () => {
  const struct = object({ lines: array(object({ id: string(), gift: personalText() })) });
  const redact = compileRedactor(struct, 'x');
  const plain = { lines: [{ id: 'a', gift: '' }] };
  expect(redact?.(plain, createPseudonyms())).toBe(plain);
  const mixed = { lines: [...plain.lines, { id: 'b', gift: 'For Rosalind' }] };
  const shown = redact?.(mixed, createPseudonyms()) as typeof plain;
  expect(shown.lines[0]).toBe(plain.lines[0]);
  expect(shown.lines[1]?.gift).not.toContain('Rosalind');
});

describe('values that do not match their struct', () => {
  const struct = object({
    name: personalText(),
    list: array(personalEmail()),
    book: dictionary(secret()),
    state: taggedUnion('status', {
      in: object({ status: literal('in'), email: personalEmail() }),
      out: object({ status: literal('out') }),
    }),
  });
  const good = { name: '', list: [], book: {}, state: { status: 'out' } };

  it.each([
    ['a field that is not declared', { ...good, more: 'Rosalind' }],
    ['a number for a text', { ...good, name: 4711 }],
    ['an object for a text', { ...good, name: { first: 'Rosalind' } }],
    ['a text for a list', { ...good, list: 'Rosalind' }],
    ['a list for a book', { ...good, book: ['Rosalind'] }],
    ['a state of another kind', { ...good, state: { status: 'new', email: 'Rosalind' } }],
    [
      'a state of a kind that objects have',
      { ...good, state: { status: 'toString', email: 'Rosalind' } },
    ],
    ['a state that is a text', { ...good, state: 'Rosalind' }],
    ['a text for it all', 'Rosalind'],
    ['more in a known state', { ...good, state: { status: 'in', email: '', more: 'Rosalind' } }],
  ])('leaves %s out of the log', (_name, value) => {
    const redact = compileRedactor(struct, 'x');
    expect(JSON.stringify(redact?.(value, createPseudonyms()))).not.toMatch(/Rosalind|4711/);
  });

  it('leaves missing values missing', () => {
    const redact = compileRedactor(struct, 'x');
    expect(redact?.(undefined, createPseudonyms())).toBeUndefined();
    expect(redact?.(null, createPseudonyms())).toBeNull();
    expect(redact?.({ ...good, name: undefined }, createPseudonyms())).toEqual({
      ...good,
      name: undefined,
    });
  });
});

describe('an unordered list', () => {
  it('is sorted by id in the log, with redacted items', () => {
    const struct = unordered(object({ id: string(), owner: personalText() }), ({ id }) => id);
    const value = [
      { id: 'b', owner: 'Rosalind' },
      { id: 'a', owner: '' },
    ];
    const shown = compileRedactor(struct, 'x')?.(value, createPseudonyms()) as typeof value;
    expect(shown.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(JSON.stringify(shown)).not.toContain('Rosalind');
    expect(value[0]?.id).toBe('b');
    expect(struct.is(value)).toBe(true);
    expect(struct.is([{ id: 1 }])).toBe(false);
  });
});

describe('pseudonyms', () => {
  it('keep the length class and character classes of a secret, and never the secret', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), (value) => {
        const pseudonym = createPseudonyms().of('secret', value);
        expect(classes(pseudonym)).toEqual(classes(value));
        expect(lengthClass(pseudonym)).toBe(lengthClass(value));
      }),
    );
  });

  it('are equal for equal inputs and differ for different ones', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 3 }), { maxLength: 40 }), (values) => {
        const pseudonyms = createPseudonyms();
        const given = values.map((value) => pseudonyms.of('secret', value));
        expect(values.map((value) => pseudonyms.of('secret', value))).toEqual(given);
        expect(new Set(given).size).toBe(values.length);
      }),
    );
  });

  it('stay unchanged when redacted again, even in a session of their own', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const first = createPseudonyms();
        const pseudonym = first.of('secret', value);
        expect(first.of('secret', pseudonym)).toBe(pseudonym);
        expect(createPseudonyms().of('secret', pseudonym)).toBe(pseudonym);
      }),
    );
  });

  it('are equal for spellings of one address', () => {
    const pseudonyms = createPseudonyms();
    expect(pseudonyms.of('personal-email', ' Rosa@Mail.example ')).toBe('shopper-1@example.test');
    expect(pseudonyms.of('personal-email', 'rosa@mail.example')).toBe('shopper-1@example.test');
    expect(pseudonyms.of('personal-email', 'other@mail.example')).toBe('shopper-2@example.test');
    expect(pseudonyms.of('personal-email', 'not an address')).not.toContain('address');
    expect(pseudonyms.of('personal-email', '')).toBe('');
  });

  it('recognize e-mail addresses in linear time', () => {
    const pseudonyms = createPseudonyms();
    const looksLikeOne = (text: string) =>
      pseudonyms.of('personal-email', text).endsWith('@example.test');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', 'b') }), (text) => {
        fc.pre(text.trim() === text && text !== '');
        expect(looksLikeOne(text)).toBe(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text));
      }),
      { numRuns: 1000 },
    );
    const start = performance.now();
    expect(looksLikeOne(`a@${'.'.repeat(200_000)}@`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('stay equal for equal persons after a model trims them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('personal-text', 'personal-email'),
        fc.string(),
        (mark, value) => {
          const pseudonyms = createPseudonyms();
          const recorded = pseudonyms.of(mark, value);
          expect(recorded.trim()).toBe(pseudonyms.of(mark, value.trim()));
          expect(recorded.trim() === '').toBe(value.trim() === '');
        },
      ),
    );
  });

  it('of terms are normalized, keep lower case, and are equivalent in the search', () => {
    const term = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.mixedCase(fc.constantFrom('jeans', 'k', 'Straße', 'rosa@mail.example', 'call 0301234567')),
      fc.constantFrom('4111 1111 1111 1111', ' j ', 'x'.repeat(41)),
    );
    fc.assert(
      fc.property(fc.array(term, { maxLength: 12 }), (terms) => {
        const pseudonyms = createPseudonyms();
        for (const each of terms) {
          const shown = pseudonyms.of('personal-term', each);
          const tidy = tidyTerm(each);
          expect(pseudonyms.of('personal-term', tidy)).toBe(tidy === '' ? tidy : shown);
          expect(tidyTerm(shown)).toBe(tidy === '' ? '' : shown);
          const small = tidy.toLowerCase();
          expect(pseudonyms.of('personal-term', small)).toBe(tidyTerm(shown).toLowerCase());
          expect(hasCardNumber(shown)).toBe(hasCardNumber(each));
          expect(hasLongNumber(shown) || shown.includes('@')).toBe(
            hasLongNumber(tidy) || tidy.includes('@'),
          );
          const size = tidyTerm(shown).length;
          expect([size < 2, size > 40]).toEqual([small.length < 2, small.length > 40]);
          expect(withRecent([], shown)).toHaveLength(withRecent([], each).length);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('of terms differ for different terms, in any case', () => {
    const pseudonyms = createPseudonyms();
    const terms = ['jeans', 'Jeans', 'JEANS', 'tee', 'TEE', 'j', 'J', 'k', '\u212a', 'jeans 4'];
    const shown = terms.map((term) => pseudonyms.of('personal-term', term));
    expect(new Set(shown).size).toBeGreaterThanOrEqual(terms.length - 1);
    expect(shown.join(' ')).not.toMatch(/jean|tee/i);
  });

  it('of references are the values themselves if these are plain', () => {
    const pseudonyms = createPseudonyms();
    expect(pseudonyms.of('reference', 'price-asc')).toBe('price-asc');
    expect(pseudonyms.of('reference', '4111 1111 1111 1111')).toBe('*1');
    expect(pseudonyms.of('reference', 'rosa@mail.example')).toBe('*2');
    expect(pseudonyms.of('reference', '4111 1111 1111 1111')).toBe('*1');
  });

  it('distinguish a secret with surrounding spaces from one without', () => {
    const pseudonyms = createPseudonyms();
    expect(pseudonyms.of('secret', ' pass word')).not.toBe(pseudonyms.of('secret', 'pass word'));
  });
});
