// @alone
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopSession } from '#harness/bench/shop-session.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { rehashed } from '../replay/rehashed.ts';
import { slowIt } from '../../slow-it.ts';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-source-'));
const TSX = ['--import', 'tsx'];

let text: string;
let ofStore: string;

beforeAll(async () => {
  const good = await shopSession(2, 1);
  text = replayed(good, '"product/loaded"', '"product/loadFailed"');
  const [digest = ''] = /"product\/product":"[\w-]+"/.exec(good) ?? [];
  ofStore = replayed(good, digest, '"product/product":"____"');
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** The text of `src/cart/model.ts:41`. */
function lineOf(place: string): string {
  const [file = '', line = ''] = place.split(':');
  return readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '';
}

/** Output of the command for the good trace, with another fact in the first line that contains this one. */
function replayed(good: string, fact: string, other: string): string {
  const lines = good.trimEnd().split('\n');
  const index = lines.findIndex((line) => line.includes(fact));
  const changed = lines.map((line, at) => (at === index ? line.replace(fact, other) : line));
  const file = join(folder, 'wrong.jsonl');
  writeFileSync(file, rehashed(changed));
  const command = [...TSX, 'harness/cli/replay.ts', file, '--github'];
  // Without git: changes of the last commit would be named before the fact's own line.
  const env = { ...process.env, GIT_DIR: join(folder, 'none') };
  return spawnSync(process.execPath, command, { encoding: 'utf8', env }).stdout;
}

describe('source lines in verdicts', () => {
  slowIt(
    'every unit has the line of its declaration',
    () => {
      const script = 'harness/config/print-unit-places.ts';
      const printed = execFileSync(process.execPath, [...TSX, script], { encoding: 'utf8' });
      const places = new Map(Object.entries(JSON.parse(printed) as Record<string, string>));
      const names = declaredUnits().map(({ name }) => name);
      expect(names.filter((name) => !places.has(name))).toEqual([]);
      expect(lineOf(places.get('product/loaded') ?? '')).toContain('productLoaded = ');
      expect(lineOf(places.get('wishlist/pending') ?? '')).toContain("'wishlist/pending'");
      expect([...places.values()].filter((place) => !place.startsWith('src/'))).toEqual([]);
    },
    60_000,
  );

  it('a verdict names the line of a fact and the chain from its cause', () => {
    const [, declared = ''] = /source +\+product\/loaded (\S+)$/m.exec(text) ?? [];
    expect(lineOf(declared)).toContain('productLoaded = ');
    const [, chain = ''] =
      /chain +(done http\/product\.byId.*product\/loaded \S+)$/m.exec(text) ?? [];
    const [, connection = ''] = /.*sample (src\/product\/\S+:\d+)/.exec(chain) ?? [];
    expect(lineOf(connection)).toContain('sample');
    expect(text).toMatch(/source +-product\/loadFailed src\/product\/\S+:\d+\n +by +sample src\//);
    expect(text).toContain(`::error file=${connection.replace(/:(\d+)$/, ',line=$1')},`);
  });

  slowIt(
    'a store has the line of its reset',
    () => {
      const script = `
      const { stopNoting } = await import('#harness/source/note-places.ts');
      await import('#src/app/whole-model.ts');
      stopNoting();
      const { writersOf } = await import('#harness/source/chains.ts');
      const { findUnit } = await import('#src/event-log/units.ts');
      console.log(JSON.stringify(writersOf(findUnit('checkout/isAhead'))));
    `;
      const args = [...TSX, '--input-type=module', '-e', script];
      const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      const writers = JSON.parse(stdout) as { place: { file: string; line: number } }[];
      const lines = writers.map(({ place }) => lineOf(`${place.file}:${place.line}`).trim());
      expect(lines).toContain('.reset(forgetDetails);');
      expect(lines).toContainEqual(expect.stringMatching(/^\.on\(openDetails, /));
    },
    60_000,
  );

  it('a verdict names the reducer of a store', () => {
    const [, chain = ''] = /source +~product\/product .*\n +chain +(.*)/.exec(ofStore) ?? [];
    const [, reducer = ''] = /→ on (src\/product\/\S+:\d+) → product\/product/.exec(chain) ?? [];
    expect(lineOf(reducer)).toMatch(/\.on\(|=>/);
  });

  it('a verdict names no correctly changed store, and no function of the loader', () => {
    expect(text).toMatch(/state +product\/product: before /);
    expect(text).not.toMatch(/source +~product\/product/);
    expect(text + ofStore).not.toMatch(/runs +__name/);
  });
});
