import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { serveShowroom } from '#harness/showroom/ensure-showroom.mjs';
import { hasStamp, putInPlace } from '#harness/cli/support/build.mjs';
import { listen } from '#harness/server/listen.mjs';

const home = mkdtempSync(join(tmpdir(), 'showroom-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A folder with these files. */
function build(name: string, files: Record<string, string>): string {
  const folder = join(home, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

it('a running showroom serves the next build, and the files of open pages', async () => {
  const folder = join(home, 'stories');
  const old = { 'index.html': 'short', 'assets/Bag-aaaaaaaa.js': 'old' };
  putInPlace(build('first', old), folder, 'first');
  const { port, close } = await listen(serveShowroom(folder), { port: 0 });
  const get = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`);
    return response.ok ? response.text() : response.status;
  };
  expect(await get('/')).toBe('short');

  const fresh = { 'index.html': 'a longer page', 'assets/Bag-bbbbbbbb.js': 'new' };
  putInPlace(build('second', fresh), folder, 'second');
  expect(await get('/')).toBe('a longer page');
  expect(await get('/assets/Bag-bbbbbbbb.js')).toBe('new');
  expect(await get('/assets/Bag-aaaaaaaa.js')).toBe('old');
  expect(await get('/assets/Bag-cccccccc.js')).toBe(404);
  expect([hasStamp(folder, 'first'), hasStamp(folder, 'second')]).toEqual([false, true]);
  await close();
});
