import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Area } from '#src/consent/stored-items.ts';
import { purposeOf } from './listed.ts';

const TRACES = 'fixtures/traces';
const AREAS: Readonly<Record<string, Area>> = { local: 'browser', session: 'tab' };
const WRITE = /^\["c","(cookies|storage)\/write",\d+,(\{.*?\}),"/;

interface Written {
  trace: string;
  area: Area;
  name: string;
  hasAgreed: boolean;
}

function writtenIn(trace: string): Written[] {
  const written: Written[] = [];
  let hasAgreed = false;
  for (const line of readFileSync(`${TRACES}/${trace}`, 'utf8').split('\n')) {
    if (line.includes('"consent/signal"')) hasAgreed = line.includes('true');
    const [, port, text] = WRITE.exec(line) ?? [];
    if (text === undefined) continue;
    const { name, key, area, value } = JSON.parse(text) as Record<string, string | null>;
    if (value === null) continue;
    written.push({
      trace,
      area: port === 'cookies' ? 'cookie' : (AREAS[area ?? ''] ?? 'tab'),
      name: name ?? key ?? '',
      hasAgreed,
    });
  }
  return written;
}

const written = readdirSync(TRACES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.jsonl') && !file.startsWith('old'))
  .flatMap(writtenIn);

it('lists everything that recorded sessions have stored', () => {
  expect(new Set(written.map(({ name }) => name)).size).toBeGreaterThan(10);
  expect(written.filter(({ area, name }) => purposeOf(area, name) === undefined)).toEqual([]);
});

it('no recorded session without consent has stored more than the necessary', () => {
  const more = written.filter(({ area, name }) => purposeOf(area, name) !== 'functional');
  expect(more.map(({ name }) => name)).toContain('selvedge_sfid');
  expect(more.filter(({ hasAgreed }) => !hasAgreed)).toEqual([]);
});
