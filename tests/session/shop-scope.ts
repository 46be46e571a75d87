import { type Scope, createWatch, fork } from 'effector';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import type { PortHandler } from '#src/event-log/recorder.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import type { HandlerEntry } from '#harness/device/handle.ts';
import type { CallError } from '#src/ports/http/errors.ts';
import type { Environment } from '#src/ports/start.ts';
import type { UserInfo } from '#src/session/contract.ts';
import { featuresLoaded } from '#tests/features-loaded.ts';

export interface Seen {
  name: string;
  payload: unknown;
}

/**
 * Forked scope with a handler for every port: the given ones, and none that answers for all
 * others.
 */
export function shopScope(...handlers: HandlerEntry[]): {
  scope: Scope;
  inputs: Seen[];
  facts: Seen[];
  calls: Seen[];
} {
  const given = new Map(handlers);
  const inputs: Seen[] = [];
  const facts: Seen[] = [];
  const calls: Seen[] = [];
  const all = declaredUnits().flatMap((unit): HandlerEntry[] => {
    if (unit.kind !== 'port') return [];
    const answer = given.get(unit.unit);
    const log: PortHandler = (payload) => {
      calls.push({ name: unit.name, payload });
      return answer?.(payload);
    };
    return [[unit.unit, log]];
  });
  const scope = fork({ handlers: new Map(all), values: featuresLoaded });
  for (const declared of declaredUnits())
    if (declared.kind === 'fact' || declared.kind === 'input')
      createWatch({
        unit: declared.unit,
        scope,
        fn: (payload: unknown) =>
          (declared.kind === 'fact' ? facts : inputs).push({ name: declared.name, payload }),
      });
  return { scope, inputs, facts, calls };
}

export function namesOf(seen: readonly Seen[], prefix: string): string[] {
  return seen.map(({ name }) => name).filter((name) => name.startsWith(prefix));
}

/** Handlers that the test answers, in its order. */
export function deferred<Value>() {
  const waiting: { resolve(value: Value): void; reject(error: CallError): void }[] = [];
  function next() {
    const first = waiting.shift();
    if (!first) throw new Error('Nothing is waiting for an answer');
    return first;
  }
  return {
    handler: () =>
      new Promise<Value>((resolve, reject) => {
        waiting.push({ resolve, reject });
      }),
    get waiting() {
      return waiting.length;
    },
    async answer(value: Value) {
      next().resolve(value);
      await settle();
    },
    async fail(error: CallError) {
      next().reject(error);
      await settle();
    },
  };
}

/** Waits until everything has settled that does not depend on the test. */
export function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

export function httpError(status: number, errorKey = '_ERR_TEST'): CallError {
  return { kind: 'http', status, errors: [{ errorKey, errorParameters: [] }] };
}

/** A 429 with a wait; a captcha can replace it by default. */
export function throttledError(seconds: number, isProvable = true): CallError {
  const keys = ['_ERR_TOO_MANY_ATTEMPTS', ...(isProvable ? ['_ERR_CAPTCHA_ACCEPTED'] : [])];
  const errors = keys.map((errorKey) => ({ errorKey, errorParameters: [] }));
  return { kind: 'throttled', status: 429, seconds, errors };
}

export const networkError: CallError = { kind: 'network' };

export function guest(orderId = '0'): UserInfo {
  return { userType: 'guest', userId: '-1001', orderId };
}

export function registered(
  facts: { itemIds?: string[]; itemCount?: number; orderId?: string } = {},
): UserInfo {
  const { itemIds = [], orderId = '0' } = facts;
  return {
    userType: 'registered',
    userId: '1001',
    orderId,
    userEmail: 'ada@example.test',
    newsletterSignedUp: false,
    permissionInfo: { newsletterConsentRequired: false },
    wishlist: { name: 'default', itemCount: facts.itemCount ?? itemIds.length, itemIds },
  };
}

export const environment: Environment = { ...sampleEnvironment, now: 0, timeZone: 'UTC' };
