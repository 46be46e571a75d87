import { boolean, never, object, string } from 'superstruct';
import { port } from '../../event-log/units.ts';
import { dictionary, secret } from '../../kernel/struct.ts';
import type { SessionGate } from './session-gate.ts';

/**
 * Keeps what a shopper has entrusted to this page for calls that come later, under a name that says
 * nothing: in the gate's memory, beside the session's token, and nowhere else. Without values it
 * is forgotten; so is everything when somebody else signs in. Tells whether it is kept: what is there
 * already under another name is not kept twice.
 *
 * @example sample({ clock: cardAccepted, fn: () => ({ name: 'gift-1', values: { number, pin } }), target: keepSecretFx });
 */
export const keepSecretFx = port('secrets/keep', {
  params: object({ name: string(), values: dictionary(secret()) }),
  done: boolean(),
  fail: never(),
});

/** The handler of `keepSecretFx`, live and elsewhere. */
export async function keepSecret(
  { name, values }: { name: string; values: Record<string, string> },
  { kept }: Pick<SessionGate, 'kept'>,
): Promise<boolean> {
  kept.delete(name);
  const text = JSON.stringify(values);
  const isThere = [...kept.values()].some((other) => JSON.stringify(other) === text);
  const isKept = !isThere && text !== '{}';
  if (isKept) kept.set(name, values);
  return isKept;
}
