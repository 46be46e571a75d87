import { createInProcessBackend, type BackendOptions } from './in-process.ts';
import { withoutTokens, withTokens, type WorldStorage } from './kept-world.ts';
import { rowAfter, sendsCookies, toBackendRequest, toWebResponse } from './to-fetch.ts';

export interface EmbeddedOptions extends Omit<BackendOptions, 'around'> {
  storage: WorldStorage;
  /** Runs one task at a time across all tabs of the browser. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * The backend of a browser: one world for all its tabs, stored in IndexedDB. A session row replaces the
 * session cookie, so no token is ever stored.
 */
export function createEmbeddedBackend({
  storage,
  exclusively,
  ...options
}: EmbeddedOptions): (request: Request) => Promise<Response> {
  let row: number | undefined;
  let stamp = 0;

  async function catchUp(): Promise<void> {
    const kept = await storage.read(options.seed);
    if (!kept || kept.stamp === stamp) return;
    const world = backend.world();
    backend.setWorld({ ...world, state: withTokens(kept.state, world) });
    ({ row, stamp } = kept);
  }

  const backend = createInProcessBackend({
    ...options,
    around: (act) =>
      exclusively(async () => {
        await catchUp();
        const before = backend.world();
        const answer = act();
        row = rowAfter(row, answer);
        if (backend.world() === before) return answer;
        stamp += 1;
        const state = withoutTokens(backend.world().state);
        await storage.write({ seed: options.seed, stamp, row, state });
        return answer;
      }),
  });

  return async (request) => {
    const readable = await toBackendRequest(request);
    // Read the row inside the step: another tab may have signed in meanwhile.
    const current = { ...readable, get row() { return sendsCookies(request) ? row : undefined; } }; // prettier-ignore
    return toWebResponse(await backend.handle(current));
  };
}
