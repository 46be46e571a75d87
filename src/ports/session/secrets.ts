import { boolean, never, object, string } from 'superstruct';
import { feature, port } from '../../event-log/units.ts';
import { dictionary, secret } from '../../kernel/struct.ts';
import type { SessionGate } from './session-gate.ts';

feature('core');

/**
 * Stores secrets of the shopper for later calls in the gate's memory only, under a meaningless
 * name. Empty values remove them, as does a sign-in by another shopper. Returns false for values
 * that are stored under another name already.
 *
 * @example sample({ clock: cardAccepted, fn: () => ({ name: 'gift-1', values: { number, pin } }), target: keepSecretFx });
 */
export const keepSecretFx = port('secrets/keep', {
  params: object({ name: string(), values: dictionary(secret()) }),
  done: boolean(),
  fail: never(),
});

/** Handler of `keepSecretFx`, live and in tests. */
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
