import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { putInPlace } from '#harness/cli/support/build.mjs';
import { LIST, keepEarlier } from '#harness/server/keep-earlier.mjs';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';

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

it('the server serves lazy files of two successive builds', async () => {
  const source = join(home, 'source');
  const outDir = join(home, 'dist');
  mkdirSync(source);
  writeFileSync(join(source, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(source, 'main.js'), 'import("./late.js").then(({ late }) => late());');
  const fresh = join(home, 'dist-fresh');
  const builds = async (text: string) => {
    writeFileSync(join(source, 'late.js'), `export const late = () => console.log('${text}');`);
    await build({
      root: source,
      configFile: false,
      logLevel: 'silent',
      mode: 'production',
      build: { outDir: fresh, emptyOutDir: true, modulePreload: false },
    });
    putInPlace(fresh, outDir, text);
    const { files } = JSON.parse(readFileSync(join(outDir, LIST), 'utf8')) as { files: string[] };
    return files.find((file) => file.includes('late')) ?? '';
  };
  const old = await builds('one');
  const second = await builds('two');
  expect(old).not.toBe(second);
  const { port, close } = await listen(createSite({ folder: outDir }), { port: 0 });
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}/${path}`);
  expect(await (await ask(old)).text()).toContain('one');
  expect(await (await ask(second)).text()).toContain('two');
  const lost = await ask('assets/late-00000000.js');
  expect([lost.status, lost.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect((await ask(LIST)).headers.get('content-type')).toContain('text/html');
  await builds('three');
  expect((await ask(old)).status).toBe(404);
  expect((await ask(second)).status).toBe(200);
  await close();
});
