import { useEffect, useState } from 'react';
import { type Task, askWorker } from './ask-worker.ts';
import type { OpenTrace } from './import-trace.ts';

/**
 * Answer of a task for a trace: undefined until it arrives, a text for an error.
 *
 * @param asked arguments of the task; undefined for none yet
 */
export function useAnswer<Answer>(
  task: Task,
  opened: OpenTrace,
  asked: object | undefined,
): Answer | string | undefined {
  const [known, setKnown] = useState<{ of: OpenTrace; key: string; answer: Answer | string }>();
  const key = asked && JSON.stringify(asked);
  const answer = known?.of === opened && known.key === key ? known.answer : undefined;
  const isDue = key !== undefined && answer === undefined;
  useEffect(() => {
    if (!isDue) return undefined;
    let isGone = false;
    const take = (found: Answer | string) => {
      if (!isGone) setKnown({ of: opened, key, answer: found });
    };
    askWorker<Answer>(task, opened, JSON.parse(key)).then(take, (error: unknown) =>
      take(String(error)),
    );
    return () => {
      isGone = true;
    };
  }, [task, opened, key, isDue]);
  return answer;
}
