import { useEffect, useState } from 'react';
import { askWorker } from '../ask-worker.ts';
import type { OpenTrace } from '../import-trace.ts';
import type { StoreHistory } from './history.ts';

/** Steps that set each store of a trace: `undefined` while loading, or the error. */
export function useHistory(
  opened: OpenTrace,
  isWanted: boolean,
): StoreHistory | string | undefined {
  const [known, setKnown] = useState<{ of: OpenTrace; history: StoreHistory | string }>();
  const history = known?.of === opened ? known.history : undefined;
  useEffect(() => {
    if (!isWanted || history !== undefined) return;
    let isGone = false;
    const take = (found: StoreHistory | string) => {
      if (!isGone) setKnown({ of: opened, history: found });
    };
    askWorker<StoreHistory>('history', opened).then(take, (error: unknown) => take(String(error)));
    return () => {
      isGone = true;
    };
  }, [opened, isWanted, history]);
  return history;
}
