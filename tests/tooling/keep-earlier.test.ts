import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepEarlier } from '#harness/server/keep-earlier.mjs';

const home = mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A folder with these files below `assets`. */
function release(name: string, files: Record<string, string>): string {
  const folder = join(home, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(folder, 'assets', file), text);
  return folder;
}

it("keeps the previous release's files for one release, and removes older ones", () => {
  const first = release('first', {
    'Bag-aaaaaaaa.js': '1',
    'index-aaaaaaaa.js': '1',
    'plain.txt': '',
  });
  const second = release('second', { 'Bag-bbbbbbbb.js': '2', 'index-aaaaaaaa.js': '1' });
  const third = release('third', { 'Bag-cccccccc.js': '3' });
  expect(keepEarlier(undefined, first).earlier).toBeUndefined();
  expect(keepEarlier(first, second)).toMatchObject({
    files: ['assets/Bag-bbbbbbbb.js', 'assets/index-aaaaaaaa.js'],
    earlier: { files: ['assets/Bag-aaaaaaaa.js', 'assets/index-aaaaaaaa.js'] },
  });
  expect(readFileSync(join(second, 'assets/Bag-aaaaaaaa.js'), 'utf8')).toBe('1');
  expect(existsSync(join(second, 'assets/plain.txt'))).toBe(false);
  keepEarlier(second, third);
  expect(existsSync(join(third, 'assets/Bag-bbbbbbbb.js'))).toBe(true);
  expect(existsSync(join(third, 'assets/Bag-aaaaaaaa.js'))).toBe(false);
});

it("rebuilding a release keeps its predecessor's files", () => {
  const files = { 'Bag-dddddddd.js': '4' };
  const before = release('before', { 'Bag-eeeeeeee.js': '0' });
  const once = release('once', files);
  const again = release('again', files);
  keepEarlier(undefined, before);
  keepEarlier(before, once);
  expect(keepEarlier(once, again).earlier?.files).toEqual(['assets/Bag-eeeeeeee.js']);
});
