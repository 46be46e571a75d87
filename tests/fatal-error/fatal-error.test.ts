import { type Scope, allSettled, createWatch, fork, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import type { PortHandler } from '#src/event-log/recorder.ts';
import type { AnyEffect } from '#src/event-log/units.ts';
import { $isFatal, cleared, raised, refresh } from '#src/fatal-error/model.ts';
import { declaredCalls, isFatal, reportFatal } from '#src/ports/http/call.ts';
import type { CallError } from '#src/ports/http/errors.ts';
import { reloadFx } from '#src/ports/navigation.ts';
import { silentPorts } from '#tests/harness/replay/silent-ports.ts';
import { httpError, networkError, settle } from '#tests/session/shop-scope.ts';
import { anyOf } from './any-of.ts';

const malformed = (status: number): CallError => ({ kind: 'malformed', status, reason: 'answer' });

const FAILURES: readonly (readonly [string, CallError, number?])[] = [
  ['400', httpError(400)],
  ['401', httpError(401)],
  ['403', httpError(403)],
  ['404', httpError(404), 404],
  ['500', httpError(500), 500],
  ['410', httpError(410)],
  ['501', httpError(501)],
  ['502', httpError(502)],
  ['503', httpError(503)],
  ['504', httpError(504)],
  ['no answer', networkError],
  ['a malformed answer', malformed(200)],
  ['a malformed answer with 500', malformed(500), 500],
];

const CALLS = [...declaredCalls()].map(([effect, call]) => ({ effect, call, name: call.name }));

/** A shop in which one call fails as given and no other call is answered. */
function shopWhere(effect: AnyEffect, error: CallError): { scope: Scope; facts: unknown[] } {
  const facts: unknown[] = [];
  const handlers = new Map<AnyEffect, PortHandler>(silentPorts());
  handlers.set(effect, () => Promise.reject(error));
  const scope = fork({ handlers });
  createWatch({ unit: raised, scope, fn: (fact) => facts.push(fact) });
  return { scope, facts };
}

describe('FTL-01 a call that finally fails with 404 or 500 raises the flag, unless it is exempt', () => {
  it('covers the calls of the shop', () => expect(CALLS.length).toBeGreaterThan(15));

  it.each(CALLS)('$name', async ({ effect, call, name }) => {
    for (const [kind, error, status] of FAILURES) {
      const { scope, facts } = shopWhere(effect, error);
      scopeBind(effect, { scope })(anyOf(call.params)).catch(() => undefined);
      await settle();
      const isBorne = call.isUnseen ?? (call.fatalExempt ?? []).includes(status ?? 0);
      const isRaised = status !== undefined && !isBorne;
      expect(facts, kind).toEqual(isRaised ? [{ call: name, status }] : []);
      expect(scope.getState($isFatal), kind).toBe(isRaised);
    }
  });
});

it.each([
  ['FTL-02 login', 'session.signIn', [404, 500]],
  ['FTL-02 product', 'product.byId', [404, 500]],
  ['FTL-02 available inventory', 'stock.inventory', [404, 500]],
  ['FTL-03 listing products', 'listing.products', [404]],
  ['user info', 'session.userInfo', []],
])('%s is exempt for its statuses and for no other', (_, name, statuses) => {
  const found = CALLS.find((declared) => declared.name === name)?.call;
  expect(found).toBeDefined();
  for (const status of [404, 500])
    expect(found && isFatal(found, httpError(status))).toBe(
      !statuses.some((exempt) => exempt === status),
    );
});

it.each([
  ['account info', 'account.read', [404]],
  ['validate password, by its mail', 'membership.validateKrypto', [404, 500]],
  ['validate password, by its link', 'membership.validateMagicLink', [404, 500]],
  ['recommendations', 'product.recommendations', [404, 500]],
  ['search suggestions', 'search.suggestions', [404, 500]],
  ['prior price', 'product.priorPrice', [404, 500]],
  ['order by postcode', 'orders.byPostcode', [404]],
  ['available inventory', 'stock.inventory', [404, 500]],
])('FTL-08 the rules hold for %s', (_, name, exempt) => {
  const found = CALLS.find((declared) => declared.name === name)?.call;
  const borne = [404, 500].filter((status) => found && !isFatal(found, httpError(status)));
  expect(borne).toEqual(exempt);
});

function calmShop() {
  const seen: string[] = [];
  const handlers = new Map<AnyEffect, PortHandler>(silentPorts());
  handlers.set(reloadFx, () => void seen.push('reload'));
  const scope = fork({ handlers });
  createWatch({
    unit: raised,
    scope,
    fn: ({ call, status }) => seen.push(`raised ${call} ${status}`),
  });
  createWatch({ unit: cleared, scope, fn: () => seen.push('cleared') });
  return { scope, seen };
}

const read = { call: 'cart.miniBag', status: 500 };
const change = { call: 'cart.add', status: 404 };

it('FTL-01 the first failure sets the flag, and later ones are ignored', async () => {
  const { scope, seen } = calmShop();
  await allSettled(reportFatal, { scope, params: read });
  await allSettled(reportFatal, { scope, params: change });
  expect(seen).toEqual(['raised cart.miniBag 500']);
});

it('FTL-06 the refresh clears the flag, then reloads the page, once', async () => {
  const { scope, seen } = calmShop();
  await allSettled(refresh, { scope });
  expect(seen).toEqual([]);
  await allSettled(reportFatal, { scope, params: read });
  await allSettled(refresh, { scope });
  await allSettled(refresh, { scope });
  expect(seen).toEqual(['raised cart.miniBag 500', 'cleared', 'reload']);
  expect(scope.getState($isFatal)).toBe(false);
});
