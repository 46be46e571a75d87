import fc from 'fast-check';
import { array, dynamic, lazy, object, optional, record, string, union } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { compileRedactor } from '#src/event-log/redaction.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import {
  dictionary,
  personalEmail,
  personalText,
  secret,
  taggedUnion,
} from '#src/kernel/struct.ts';

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
    ['union', union([object({ a: secret() }), object({ b: string() })])],
    ['record', record(string(), secret())],
    ['lazy', lazy(() => secret())],
    ['dynamic', dynamic(() => secret())],
  ])('refuses a %s, which would hide marks', (_name, struct) => {
    expect(() => compileRedactor(object({ part: struct }), 'x/y')).toThrow('hides its parts');
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

  it('stay themselves, also in a session of their own', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const first = createPseudonyms();
        const pseudonym = first.of('secret', value);
        expect(first.of('secret', pseudonym)).toBe(pseudonym);
        expect(createPseudonyms().of('secret', pseudonym)).toBe(pseudonym);
      }),
    );
  });

  it('give one pseudonym to the spellings of one address', () => {
    const pseudonyms = createPseudonyms();
    expect(pseudonyms.of('personal-email', ' Rosa@Mail.example ')).toBe('shopper-1@example.test');
    expect(pseudonyms.of('personal-email', 'rosa@mail.example')).toBe('shopper-1@example.test');
    expect(pseudonyms.of('personal-email', 'other@mail.example')).toBe('shopper-2@example.test');
    expect(pseudonyms.of('personal-email', 'not an address')).not.toContain('address');
    expect(pseudonyms.of('personal-email', '')).toBe('');
  });

  it('let a model trim and see the same person, or nobody', () => {
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

  it('tell a secret with blanks around it from one without', () => {
    const pseudonyms = createPseudonyms();
    expect(pseudonyms.of('secret', ' pass word')).not.toBe(pseudonyms.of('secret', 'pass word'));
  });
});
