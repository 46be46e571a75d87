import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createPacked } from '#harness/server/packed.mjs';

const text = readFileSync('README.md', 'utf8');
const document = () => new Response(text, { headers: { etag: 'W/"1"' } });

it('compresses a document at once, and further when it is requested again', async () => {
  const packed = createPacked();
  const first = await packed.as('gzip, br').bodyOf(document());
  const later = packed.as('br');
  expect(later.holds('W/"1"')).toBe(true);
  expect(await later.bodyOf(document())).toBe(first);
  const sent = () => {
    const next = packed.as('br');
    next.holds('W/"1"');
    return next.bodyOf(document());
  };
  await vi.waitFor(async () => expect((await sent()).length).toBeLessThan(first.length));
  expect(brotliDecompressSync(await sent()).toString()).toBe(text);
});
