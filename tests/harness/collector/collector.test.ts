import { describe, expect, it } from 'vitest';
import { createCollector } from '#harness/collector/collector.mjs';

const EVENT = { id: 'e1', at: 1, visitor: 'V1', event: { name: 'search', params: { page: '/' } } };
const batch = (...events: unknown[]) => JSON.stringify({ events });
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('the demo’s collector', () => {
  it('stores each event once, in the order of arrival', () => {
    const { receive, events } = createCollector();
    const second = { ...EVENT, id: 'e2' };
    expect([receive(batch(EVENT)), receive(batch(EVENT, second))]).toEqual([204, 204]);
    expect(events()).toEqual([EVENT, second]);
  });

  it.each([
    ['a depth that a later answer could not write', batch(EVENT).replace('"/"', deep(100_000))],
    ['a depth of 13', batch(EVENT).replace('"/"', deep(13))],
    ['a time after the last date', batch({ ...EVENT, at: 1e308 })],
    ['a time before 1970', batch({ ...EVENT, at: -1 })],
    ['a long id', batch({ ...EVENT, id: 'x'.repeat(101) })],
    ['a long visitor', batch({ ...EVENT, visitor: 'x'.repeat(201) })],
    ['an unknown field', batch({ ...EVENT, more: 1 })],
    ['no params', batch({ ...EVENT, event: { name: 'search' } })],
    ['a number in place of events', '{"events":1}'],
    ['no JSON', '{'],
  ])('refuses %s and stores nothing', (_, body) => {
    const { receive, events } = createCollector();
    expect([receive(body), events()]).toEqual([400, []]);
  });

  it('stores no more than 8 million characters, and drops the oldest first', () => {
    const { receive, events } = createCollector();
    const params = { text: 'x'.repeat(900_000) };
    for (let at = 0; at < 20; at += 1)
      receive(batch({ ...EVENT, id: `${at}`, event: { name: 'search', params } }));
    expect(JSON.stringify(events()).length).toBeLessThan(8_000_001);
    expect(events().at(-1)?.id).toBe('19');
  });
});
