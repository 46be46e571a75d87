// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import { tellEvent } from '#src/analytics/port-handlers.ts';
import { VISITOR_COOKIE } from '#src/consent/stored-items.ts';

const bodies: string[] = [];

/** A readable blob, because jsdom's need its timers. */
class TextBlob {
  readonly text: string;
  constructor(parts: string[]) {
    this.text = parts.join('');
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  bodies.length = 0;
  document.head.innerHTML = '<meta name="selvedge-collector" content="/collect" />';
  document.cookie = `${VISITOR_COOKIE}=V1`;
  vi.stubGlobal('Blob', TextBlob);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: TextBlob }) => {
    bodies.push(body.text);
    return { ok: true, status: 204 };
  });
});

interface Batch {
  events: { event: { name: string } }[];
}

/** Names of the posted events by batch. */
function posted(): string[][] {
  return bodies.map((text) => (JSON.parse(text) as Batch).events.map(({ event }) => event.name));
}

async function seen(count: number): Promise<void> {
  for (let at = 0; at < count; at++)
    await tellEvent({ event: { name: 'exposure', params: { variant_id: `${at}` } } });
}

it('EXP-02 an exposure is posted after a second, and any other event after five', async () => {
  await tellEvent({ event: { name: 'search', params: {} } });
  await seen(1);
  await vi.advanceTimersByTimeAsync(999);
  expect(bodies).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(posted()).toEqual([['exposure']]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(posted()).toEqual([['exposure'], ['search']]);
});

it('EXP-03 ten exposures are posted at once, and never more in one batch', async () => {
  await seen(9);
  await vi.advanceTimersByTimeAsync(0);
  expect(bodies).toHaveLength(0);
  await seen(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(posted().map(({ length }) => length)).toEqual([10]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(posted().map(({ length }) => length)).toEqual([10, 2]);
});
