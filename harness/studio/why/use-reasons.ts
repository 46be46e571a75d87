import { useEffect, useState } from 'react';
import { askWorker } from '../ask-worker.ts';
import type { OpenTrace } from '../import-trace.ts';
import type { Reason } from './reasons.ts';
import type { StoresRead } from './stores-read.ts';

/** Sources of a text at a step: `undefined` while loading, or the error. */
export function useReasons(
  opened: OpenTrace,
  text: string,
  step: number,
  read: StoresRead,
): readonly Reason[] | string | undefined {
  const [known, setKnown] = useState<{ of: string; reasons: readonly Reason[] | string }>();
  const asked = `${step} ${read.showing.join()} ${read.beside.join()} ${text}`;
  useEffect(() => {
    if (text.trim() === '') return;
    let isGone = false;
    const take = (reasons: readonly Reason[] | string) => {
      if (!isGone) setKnown({ of: asked, reasons });
    };
    askWorker<Reason[]>('why', opened, { text, step, read }).then(take, (error: unknown) =>
      take(String(error)),
    );
    return () => {
      isGone = true;
    };
  }, [opened, text, step, read, asked]);
  return known?.of === asked ? known.reasons : undefined;
}
