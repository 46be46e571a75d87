import type { Letter } from '#harness/backend/orders/mails.ts';

/** The mails of this browser's shop, the newest first. `stamp` changes with the world that they are of. */
export interface Outbox {
  stamp: number;
  letters: readonly Letter[];
}

const SEED = 1;

/**
 * Reads the mails that the embedded backend would have sent, out of the world that this browser
 * keeps. Brings back what was read before while nothing has changed; rejects where the browser does
 * not let the studio look.
 */
export function createOutboxReader(): () => Promise<Outbox> {
  let last: Outbox = { stamp: -1, letters: [] };
  const faults: unknown[] = [];
  const opened = Promise.all([
    import('#harness/backend/kept-world.ts'),
    import('#harness/backend/world.ts'),
    import('#harness/backend/orders/mails.ts'),
    import('#harness/backend/texts.ts'),
  ]).then(([{ openWorldStorage }, { createWorld }, { lettersOf }, { loadTextsIn }]) => {
    const storage = openWorldStorage((error) => faults.push(error));
    const world = createWorld(SEED);
    return {
      storage,
      async read(state: typeof world.state) {
        const languages = new Set(lettersOf({ ...world, state }).map(({ language }) => language));
        await Promise.all([...languages].map(async (language) => loadTextsIn(language)));
        return lettersOf({ ...world, state });
      },
    };
  });
  return async () => {
    const { storage, read } = await opened;
    const kept = await storage.read(SEED);
    const [fault] = faults.splice(0);
    if (fault !== undefined) throw fault;
    if (kept?.stamp === last.stamp) return last;
    last = kept
      ? { stamp: kept.stamp, letters: await read(kept.state) }
      : { stamp: -1, letters: [] };
    return last;
  };
}
