import 'fake-indexeddb/auto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend } from '#harness/backend/embedded.ts';
import { createBackendListener } from '#harness/backend/http-server.ts';
import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { openWorldStorage } from '#harness/backend/kept-world.ts';
import { mswHandlers } from '#harness/backend/msw-handlers.ts';
import { shop, SHOPPING, type Answer } from './shopping.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function overHttp(): Promise<typeof fetch> {
  const server = createServer(createBackendListener({ seed: 1 }));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  const { port } = server.address() as AddressInfo;
  return (input, init) => fetch(new URL(input as string, `http://127.0.0.1:${port}`), init);
}

function throughMsw(): typeof fetch {
  const handlers = mswHandlers(
    createEmbeddedBackend({
      seed: 1,
      storage: openWorldStorage((error) => {
        throw error;
      }),
      exclusively: (work) => work(),
    }),
  );
  return async (input, init) => {
    const request = new Request(new URL(input as string, 'http://shop.example'), init);
    const response = await getResponse(handlers, request);
    if (!response) throw new Error('The request has passed through');
    return response;
  };
}

describe('the three adapters', () => {
  let inProcess: Answer[];
  beforeAll(async () => {
    inProcess = await shop(createInProcessBackend({ seed: 1 }).fetch);
  });

  it('the visit goes through every kind of answer', () => {
    expect(inProcess.map(({ status }) => status)).toEqual([
      401, 200, 200, 200, 404, 200, 404, 200, 200, 200, 200, 200, 400, 200, 200, 200, 200, 200, 200,
      200, 200, 404, 200, 401, 404, 404,
    ]);
    expect(inProcess).toHaveLength(SHOPPING.length);
  });

  it('stand-alone over HTTP answers as in process', async () => {
    expect(await shop(await overHttp())).toEqual(inProcess);
  });

  it('through MSW, as in the browser, answers as in process', async () => {
    expect(await shop(throughMsw())).toEqual(inProcess);
  });
});

it('the same seed and requests give the same answers; another seed gives other numbers', async () => {
  const first = await shop(createInProcessBackend({ seed: 7 }).fetch);
  expect(await shop(createInProcessBackend({ seed: 7 }).fetch)).toEqual(first);
  expect(await shop(createInProcessBackend({ seed: 8 }).fetch)).not.toEqual(first);
});
