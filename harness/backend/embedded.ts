import { createInProcessBackend, type BackendOptions } from './in-process.ts';
import { withoutTokens, withTokens, type WorldStorage } from './kept-world.ts';
import { rowAfter, sendsCookies, toBackendRequest, toWebResponse } from './to-fetch.ts';

export interface EmbeddedOptions extends Omit<BackendOptions, 'around'> {
  storage: WorldStorage;
  /** Runs one piece of work at a time over all tabs of the browser. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * The backend of a browser: one world over all its tabs, kept in its storage. What the session
 * cookie is elsewhere is here the row of the session, so no token is ever kept.
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
    // The row is read when the step runs: another tab may have signed in meanwhile.
    const current = { ...readable, get row() { return sendsCookies(request) ? row : undefined; } }; // prettier-ignore
    return toWebResponse(await backend.handle(current));
  };
}
