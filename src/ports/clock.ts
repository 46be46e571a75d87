import { never, number, object, string } from 'superstruct';
import { noPayload } from '../kernel/struct.ts';
import { feature, port } from '../event-log/units.ts';

feature('core');

/** Waits `ms` milliseconds. `label` names the wait in the log. The model's only timer. */
export const waitFx = port('clock/wait', {
  params: object({ ms: number(), label: string() }),
  done: noPayload(),
  fail: never(),
});

/** Real clock's handler of `waitFx`. */
export function waitHandler({ ms }: { ms: number }): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
