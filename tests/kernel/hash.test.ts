import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDigest, digestText, hashText, mixText } from '#src/kernel/hash.ts';

describe('a digest', () => {
  it('differs when one character of a long text differs', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), fc.nat(), (text, at) => {
        const index = at % text.length;
        const other = String.fromCharCode(text.charCodeAt(index) ^ 1);
        const changed = text.slice(0, index) + other + text.slice(index + 1);
        expect(hashText(changed)).not.toBe(hashText(text));
      }),
    );
  });

  it('depends on the order of texts and on their boundaries', () => {
    const of = (...texts: string[]) => {
      const digest = createDigest();
      for (const text of texts) mixText(digest, text);
      return digestText(digest);
    };
    expect(of('a', 'b')).not.toBe(of('b', 'a'));
    expect(of('ab')).not.toBe(of('a', 'b'));
    expect(of('', 'a')).not.toBe(of('a', ''));
  });

  it('spreads short prefixes: 3 characters collide about as often as expected', () => {
    const seen = new Set<string>();
    for (let index = 0; index < 2000; index++) seen.add(hashText(`record ${index}`, 3));
    expect(seen.size).toBeGreaterThan(1980);
  });

  it('is equal in every engine and version', () => {
    expect(hashText('selvedge')).toMatchInlineSnapshot(`"oaiW8pFNfC"`);
  });

  it('depends on the text only, not on earlier texts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), fc.string(), (text, other) => {
        const alone = hashText(text);
        hashText(`${other}${'ä'.repeat(50)}`);
        expect(hashText(text)).toBe(alone);
      }),
    );
  });
});
