import { useEffect, useState } from 'react';
import { type Outbox, createOutboxReader } from './read-outbox.ts';

/** What the outbox holds; `reading` until it was looked at for the first time. */
export type OutboxState =
  { status: 'reading' } | { status: 'failed' } | ({ status: 'read' } & Outbox);

const EVERY_MS = 1000;

/** The outbox as it is now: the shop's tabs do not tell of a mail, so it is looked at every second. */
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
