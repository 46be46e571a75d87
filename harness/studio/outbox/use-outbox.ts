import { useEffect, useState } from 'react';
import { type Outbox, createOutboxReader } from './read-outbox.ts';

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
