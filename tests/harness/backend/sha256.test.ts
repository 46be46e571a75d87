import { createHash } from 'node:crypto';
import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from '#harness/backend/sha256.ts';

it('computes SHA-256 for texts of any length', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 300 }), (text) => {
      const hash = createHash('sha256').update(text, 'utf8').digest('hex');
      expect(sha256(text)).toBe(hash);
    }),
  );
});
