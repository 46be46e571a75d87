import { useEffect, useState } from 'react';
import type { Letter } from '#harness/backend/orders/mails.ts';

/** Emails of this browser's shop, newest first. `stamp` changes with the backend's world. */
interface Outbox {
  stamp: number;
  letters: readonly Letter[];
}

const SEED = 1;

/**
 * Reads the embedded backend's emails from its stored world. Returns the last result while the world is unchanged;
 * rejects if the browser denies access to storage.
 */
function createOutboxReader(): () => Promise<Outbox> {
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

/** Content of the outbox; `reading` until first loaded. */
export type OutboxState =
  { status: 'reading' } | { status: 'failed' } | ({ status: 'read' } & Outbox);

const EVERY_MS = 1000;

/** The current outbox. Polls every second, because the shop's tabs send no message about an email. */
export function useOutbox(): OutboxState {
  const [state, setState] = useState<OutboxState>({ status: 'reading' });

  useEffect(() => {
    const read = createOutboxReader();
    let isOver = false;
    let timer: number | undefined;
    async function look(): Promise<void> {
      try {
        const outbox = await read();
        if (isOver) return;
        setState((before) =>
          before.status === 'read' && before.letters === outbox.letters
            ? before
            : { status: 'read', ...outbox },
        );
      } catch {
        if (!isOver) setState({ status: 'failed' });
      }
      if (!isOver) timer = window.setTimeout(() => void look(), EVERY_MS);
    }
    void look();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, []);

  return state;
}
