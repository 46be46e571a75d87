import { expect, it, vi } from 'vitest';
import { createParseCache } from '#src/server/parse-cache.ts';

const open = new AbortController().signal;

/** A backend that answers `text`, and a reader that counts. */
function reader() {
  const { read } = createParseCache(() => 0);
  const state = { text: '{"name":"jeans"}', status: 200, reads: 0 };
  const backend = async () => new Response(state.text, { status: state.status });
  const ask = (key = 'gb listing') =>
    read(key, {
      fetch: backend,
      signal: open,
      async ask(fetch) {
        const response = await fetch('http://x/listing');
        const text = await response.text();
        state.reads += 1;
        if (!response.ok) throw new Error(`${response.status}`);
        return JSON.parse(text) as unknown;
      },
    });
  return { state, ask };
}

it('does not parse an answer again that is equal to the last one', async () => {
  const { state, ask } = reader();
  const first = await ask();
  expect(first).toEqual({ name: 'jeans' });
  expect(await ask()).toBe(first);
  expect(state.reads).toBe(1);
});

it('parses a different answer, and the answer of another call', async () => {
  const { state, ask } = reader();
  await ask();
  await ask('de listing');
  expect(state.reads).toBe(2);
  state.text = '{"name":"skirt"}';
  expect(await ask()).toEqual({ name: 'skirt' });
  expect(state.reads).toBe(3);
});

it('rejects each failure, even with equal texts', async () => {
  const { state, ask } = reader();
  await ask();
  state.status = 500;
  await expect(ask()).rejects.toThrow('500');
  await expect(ask()).rejects.toThrow('500');
  state.status = 200;
  expect(await ask()).toEqual({ name: 'jeans' });
});

it('accepts an answer without a body, and an empty one', async () => {
  const { read } = createParseCache(() => 0);
  const statusOf = (response: Response) =>
    read('x', {
      fetch: async () => response,
      signal: open,
      ask: async (fetch) => (await fetch('http://x')).status,
    });
  expect(await statusOf(new Response(null, { status: 204 }))).toBe(204);
  expect(await statusOf(new Response('', { status: 404 }))).toBe(404);
});

it('cancels an endless answer', async () => {
  let isCancelled = false;
  const part = new Uint8Array(1_000_000);
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (stream) => stream.enqueue(part),
    cancel: () => void (isCancelled = true),
  });
  const asked = createParseCache(() => 0).read('x', {
    fetch: async () => new Response(endless),
    signal: open,
    ask: async (fetch) => (await fetch('http://x')).text(),
  });
  await expect(asked).rejects.toThrow('too long');
  expect(isCancelled).toBe(true);
});

it('does not read an answer whose announced length is too long', async () => {
  const pull = vi.fn<() => void>();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const headers = { 'content-length': '4000001' };
  const asked = createParseCache(() => 0).read('x', {
    fetch: async () => new Response(body, { headers }),
    signal: open,
    ask: async (fetch) => (await fetch('http://x')).text(),
  });
  await expect(asked).rejects.toThrow('too long');
  expect(pull).not.toHaveBeenCalled();
});

it('does not reuse the answers of a call that needs several requests', async () => {
  const { read } = createParseCache(() => 0);
  let last = 'b1';
  const both = () =>
    read('x', {
      fetch: async (address) => new Response(address === 'http://x/a' ? 'a' : last),
      signal: open,
      ask: async (fetch) =>
        Promise.all(
          ['http://x/a', 'http://x/b'].map(async (address) => (await fetch(address)).text()),
        ),
    });
  expect(await both()).toEqual(['a', 'b1']);
  last = 'b2';
  expect(await both()).toEqual(['a', 'b2']);
});

/** A backend that answers when told, for pages with a deadline. */
function slowReader() {
  const state = { now: 0, requests: 0, isAborted: false };
  const outlived: Promise<unknown>[] = [];
  const { read } = createParseCache(() => state.now);
  let answer: (response: Response) => void = () => undefined;
  const slow: typeof fetch = (_, init) => {
    state.requests += 1;
    init?.signal?.addEventListener('abort', () => (state.isAborted = true));
    return new Promise((resolve) => (answer = resolve));
  };
  const ask = (deadline: AbortController, isLive = false) =>
    read('x', {
      fetch: slow,
      signal: deadline.signal,
      isLive,
      ask: async (once) => (await once('http://x')).text(),
      outlive: (work) => outlived.push(work),
    });
  return { state, ask, outlived, answer: () => answer(new Response('late')) };
}

it('stores an answer that arrives after the deadline, for a minute', async () => {
  const { state, ask, answer, outlived } = slowReader();
  const deadline = new AbortController();
  const first = ask(deadline);
  deadline.abort(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect(state.isAborted).toBe(false);
  answer();
  await Promise.all(outlived);
  state.now = 59_999;
  expect(await ask(new AbortController())).toBe('late');
  expect(state.requests).toBe(1);
  state.now = 60_000;
  const next = ask(new AbortController());
  answer();
  expect(await next).toBe('late');
  expect(state.requests).toBe(2);
});

it('does not replace the answer of a later read with a late one', async () => {
  const { read } = createParseCache(() => 0);
  const waiting: ((text: string) => void)[] = [];
  const outlived: Promise<unknown>[] = [];
  const ask = ({ signal }: AbortController) =>
    read('x', {
      fetch: () => new Promise((resolve) => waiting.push((text) => resolve(new Response(text)))),
      signal,
      ask: async (once) => (await once('http://x')).text(),
      outlive: (work) => outlived.push(work),
    });
  const deadline = new AbortController();
  const first = ask(deadline);
  deadline.abort(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  const second = ask(new AbortController());
  waiting[1]?.('new');
  expect(await second).toBe('new');
  waiting[0]?.('old');
  await Promise.all(outlived);
  const third = ask(new AbortController());
  waiting[2]?.('newest');
  expect(await third).toBe('newest');
});

it('continues requests after a platform has ended others without an answer', async () => {
  const { state, ask } = slowReader();
  const deadline = new AbortController();
  const lost = Array.from({ length: 48 }, () => ask(deadline));
  deadline.abort(new Error('too late'));
  await Promise.allSettled(lost);
  state.now = 25_001;
  const other = new AbortController();
  const last = ask(other);
  other.abort(new Error('too late'));
  await expect(last).rejects.toThrow('too late');
  expect(state.isAborted).toBe(false);
});

it('aborts the request of a quickly changing answer at the deadline', async () => {
  const { state, ask } = slowReader();
  const deadline = new AbortController();
  const first = ask(deadline, true);
  deadline.abort(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  expect(state.isAborted).toBe(true);
});

it('continues at most 48 requests after their deadlines', async () => {
  const { state, ask } = slowReader();
  const deadline = new AbortController();
  const asked = Array.from({ length: 48 }, () => ask(deadline));
  deadline.abort(new Error('too late'));
  await Promise.allSettled(asked);
  expect(state.isAborted).toBe(false);
  const other = new AbortController();
  const last = ask(other);
  other.abort(new Error('too late'));
  await expect(last).rejects.toThrow('too late');
  expect(state.isAborted).toBe(true);
});

it('aborts a request that takes half a minute', async () => {
  vi.useFakeTimers();
  const { state, ask } = slowReader();
  const deadline = new AbortController();
  const first = ask(deadline);
  deadline.abort(new Error('too late'));
  await expect(first).rejects.toThrow('too late');
  vi.advanceTimersByTime(25_000);
  vi.useRealTimers();
  expect(state.isAborted).toBe(true);
});
