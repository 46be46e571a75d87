import { never, number, object, string } from 'superstruct';
import { nothing } from '../kernel/struct.ts';
import { port } from '../event-log/units.ts';

/** Waits `ms` milliseconds. `label` says in the log what for. The only timer the model has. */
export const waitFx = port('clock/wait', {
  params: object({ ms: number(), label: string() }),
  done: nothing(),
  fail: never(),
});

/** The real clock's handler of `waitFx`. */
export function waitHandler({ ms }: { ms: number }): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
