import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileKindOf, picturePoints } from '#src/kernel/file-kind.ts';
import { BMP, GIF, JPG, PDF, PNG, ZIP, bytesOf } from '#tests/fixtures/file-heads.ts';

it("ATT-04 finds a file's kind by its first bytes", () => {
  expect([PNG, JPG, BMP, PDF].map((head) => fileKindOf(head))).toEqual([
    'png',
    'jpg',
    'bmp',
    'pdf',
  ]);
});

it('ATT-04 refuses other files whatever their name', () => {
  const others = [
    ZIP,
    GIF,
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    bytesOf('<!doctype html><script>alert(1)</script>'),
    bytesOf('MZ this program cannot be run in DOS mode'),
    bytesOf('BM is how many a letter begins, and it is no bitmap'),
    new Uint8Array(),
    PNG.subarray(0, 8),
  ];
  expect(others.map((head) => fileKindOf(head))).toEqual(others.map(() => undefined));
});

it("reads a picture's size from its header", () => {
  expect([PNG, JPG, BMP, PDF].map((head) => picturePoints(head))).toEqual([12, 12, 12, undefined]);
});

it('throws for no file', () => {
  const heads = fc.constantFrom(PNG, JPG, BMP, PDF);
  const cut = fc.tuple(heads, fc.uint8Array({ maxLength: 64 }), fc.nat(40));
  fc.assert(
    fc.property(cut, ([head, tail, length]) => {
      const bytes = new Uint8Array([...head.subarray(0, length), ...tail]);
      fileKindOf(bytes);
      expect(picturePoints(bytes) ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
