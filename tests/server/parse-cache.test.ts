import { expect, it, vi } from 'vitest';
import { createParseCache } from '#src/server/parse-cache.ts';

/** A backend that answers `text`, and a reader that counts. */
function reader() {
  const { read } = createParseCache();
  const state = { text: '{"name":"jeans"}', status: 200, reads: 0 };
  const backend = async () => new Response(state.text, { status: state.status });
  const ask = (key = 'gb listing') =>
    read(key, backend, async (fetch) => {
      const response = await fetch('http://x/listing');
      const text = await response.text();
      state.reads += 1;
      if (!response.ok) throw new Error(`${response.status}`);
      return JSON.parse(text) as unknown;
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
  const { read } = createParseCache();
  const statusOf = (response: Response) =>
    read(
      'x',
      async () => response,
      async (fetch) => (await fetch('http://x')).status,
    );
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
  const asked = createParseCache().read(
    'x',
    async () => new Response(endless),
    async (fetch) => (await fetch('http://x')).text(),
  );
  await expect(asked).rejects.toThrow('too long');
  expect(isCancelled).toBe(true);
});

it('does not read an answer whose announced length is too long', async () => {
  const pull = vi.fn<() => void>();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const headers = { 'content-length': '4000001' };
  const asked = createParseCache().read(
    'x',
    async () => new Response(body, { headers }),
    async (fetch) => (await fetch('http://x')).text(),
  );
  await expect(asked).rejects.toThrow('too long');
  expect(pull).not.toHaveBeenCalled();
});
