import { useEffect, useState } from 'react';
import { askWorker } from '../ask-worker.ts';
import type { OpenTrace } from '../import-trace.ts';
import type { MeasuredStep } from './events.ts';

/** The events of a trace: `undefined` while loading, or the error. */
export function useMeasuredEvents(
  opened: OpenTrace,
  isWanted: boolean,
): readonly MeasuredStep[] | string | undefined {
  const [known, setKnown] = useState<{ of: OpenTrace; events: MeasuredStep[] | string }>();
  const events = known?.of === opened ? known.events : undefined;
  useEffect(() => {
    if (!isWanted || events !== undefined) return;
    let isGone = false;
    const take = (found: MeasuredStep[] | string) => {
      if (!isGone) setKnown({ of: opened, events: found });
    };
    askWorker<MeasuredStep[]>('measured', opened).then(take, (error: unknown) =>
      take(String(error)),
    );
    return () => {
      isGone = true;
    };
  }, [opened, isWanted, events]);
  return events;
}
