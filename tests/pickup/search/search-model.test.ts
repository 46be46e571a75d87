// @partial
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import {
  closePickup,
  forgetPickup,
  openPickup,
  switchType,
} from '#src/pickup/search/dialog-model.ts';
import type { FoundPoints, Place } from '#src/pickup/contract.ts';
import {
  $position,
  $search,
  $searchError,
  $searches,
  $terms,
  pickupPointsFx,
  refuseTerm,
  searchNearMe,
  searchPoints,
  typeTerm,
} from '#src/pickup/search/search-model.ts';
import { connectionChanged } from '#src/ports/connection.ts';
import type { CallError } from '#src/ports/http/errors.ts';
import { locateFx } from '#src/ports/geolocation.ts';
import {
  deferred,
  httpError,
  namesOf,
  networkError,
  settle,
  shopScope,
} from '#tests/session/shop-scope.ts';

const CNC = { pickupType: 'CNC' as const };
const UPS = { pickupType: 'UPSAP' as const };

function point(id: string): Place {
  const place = { name: id, line1: '1 Mill Lane', postcode: '9000', city: 'Gent', country: 'BE' };
  return { id, ...place, openingHours: [] };
}

const found = (...ids: string[]): FoundPoints => ({ points: ids.map(point) });

type Opened = ReturnType<typeof shopScope>['scope'];

async function search(scope: Opened, term: string, of: typeof CNC | typeof UPS = CNC) {
  await allSettled(searchPoints, { scope, params: { ...of, term } });
}

it('PUP-03 repeats the last search for another type', async () => {
  const { scope, calls } = shopScope([pickupPointsFx, () => found()]);
  await search(scope, 'Gent');
  await allSettled(switchType, { scope, params: UPS });
  await allSettled(switchType, { scope, params: CNC });
  const asked = calls.filter(({ name }) => name === 'http/pickup.points');
  expect(asked.map(({ payload }) => payload)).toEqual([
    { ...CNC, search: { by: 'term', term: 'Gent' } },
    { ...UPS, search: { by: 'term', term: 'Gent' } },
  ]);
  expect(scope.getState($terms)).toEqual({ CNC: 'Gent', UPSAP: 'Gent' });
});

it('PUP-03 begins near the shopper’s address, unless there was a search before', async () => {
  const { scope, calls } = shopScope([pickupPointsFx, () => found()]);
  await allSettled(openPickup, { scope, params: { ...CNC, near: '9000' } });
  await allSettled(openPickup, { scope, params: { ...CNC, near: '1000' } });
  const asked = calls.filter(({ name }) => name === 'http/pickup.points');
  expect(asked.map(({ payload }) => payload)).toEqual([
    { ...CNC, search: { by: 'term', term: '9000' } },
  ]);
});

it('PUP-03 a stale answer never replaces a newer search', async () => {
  const { handler, answer } = deferred<FoundPoints>();
  const { scope } = shopScope([pickupPointsFx, handler]);
  void search(scope, 'Gent');
  await settle();
  void search(scope, 'Leuven');
  await settle();
  await answer(found('old'));
  expect(scope.getState($search)).toMatchObject({ status: 'loading', search: { term: 'Leuven' } });
  await answer(found('new'));
  expect(scope.getState($search)).toMatchObject({ status: 'ready', points: [{ id: 'new' }] });
});

it('PUP-03 ignores a stale failure', async () => {
  const { handler, answer, fail } = deferred<FoundPoints>();
  const { scope, facts } = shopScope([pickupPointsFx, handler]);
  void search(scope, 'Gent');
  await settle();
  void search(scope, 'Leuven');
  await settle();
  await fail(networkError);
  await answer(found('new'));
  expect(scope.getState($search)?.status).toBe('ready');
  expect(namesOf(facts, 'pickup/')).toEqual(['pickup/pointsFound']);
});

it('PUP-03 keeps answers for two types apart', async () => {
  const { handler, answer } = deferred<FoundPoints>();
  const { scope } = shopScope([pickupPointsFx, handler]);
  void search(scope, 'Gent');
  await settle();
  void search(scope, 'Gent', UPS);
  await settle();
  await answer(found('shop'));
  await answer(found('access'));
  expect(scope.getState($searches)).toMatchObject({
    CNC: { points: [{ id: 'shop' }] },
    UPSAP: { points: [{ id: 'access' }] },
  });
});

it('PUP-07 rejects a short term until it changes, and requests nothing', async () => {
  const { scope, calls } = shopScope();
  await allSettled(refuseTerm, { scope, params: CNC });
  const tooShort = { isError: true, message: '_ERR_PICKUP_SEARCH_TOO_SHORT' };
  expect(scope.getState($searchError)).toEqual(tooShort);
  await allSettled(typeTerm, { scope, params: { ...CNC, term: 'G' } });
  expect(scope.getState($searchError).isError).toBe(false);
  await search(scope, '   ');
  expect(scope.getState($searchError)).toEqual(tooShort);
  expect(namesOf(calls, 'http/')).toEqual([]);
});

const HERE = { latitude: '51.054', longitude: '3.722' };

it('PUP-04 ignores a position that arrives while a term is typed', async () => {
  const { handler, answer } = deferred<typeof HERE>();
  const { scope, calls } = shopScope([locateFx, handler]);
  void allSettled(searchNearMe, { scope, params: CNC });
  void allSettled(typeTerm, { scope, params: { ...CNC, term: 'Gent' } });
  await settle();
  await answer(HERE);
  expect(scope.getState($position)).toBeNull();
  expect(namesOf(calls, 'http/')).toEqual([]);
});

it('PUP-04 ignores a position that arrives after a term was searched for', async () => {
  const { handler, answer } = deferred<typeof HERE>();
  const { scope } = shopScope([locateFx, handler], [pickupPointsFx, () => found('by place')]);
  void allSettled(searchNearMe, { scope, params: CNC });
  void search(scope, 'Gent');
  await settle();
  await answer(HERE);
  expect(scope.getState($position)).toBeNull();
  expect(scope.getState($search)).toMatchObject({ search: { by: 'term' } });
});

it('ENT-25 clears everything after an order, and for another shopper', async () => {
  const { scope } = shopScope([locateFx, () => HERE], [pickupPointsFx, () => found('near')]);
  await search(scope, 'Gent');
  await allSettled(searchNearMe, { scope, params: CNC });
  await allSettled(forgetPickup, { scope });
  expect(scope.getState($terms)).toEqual({});
  expect(scope.getState($position)).toBeNull();
  expect(scope.getState($searches)).toEqual({});
});

describe('once online again', () => {
  const BACK = { isOnline: true };

  async function missed(error: CallError = networkError) {
    let isLost = true;
    const { scope, calls } = shopScope([
      pickupPointsFx,
      () => (isLost ? Promise.reject(error) : found('1')),
    ]);
    await allSettled(openPickup, { scope, params: { ...CNC, near: '' } });
    await search(scope, 'Leeds');
    expect(scope.getState($search)?.status).toBe('failed');
    isLost = false;
    const searches = () => calls.filter(({ name }) => name === 'http/pickup.points').length;
    return { scope, searches };
  }

  it('repeats a failed search by itself', async () => {
    for (const error of [networkError, httpError(503)]) {
      const { scope, searches } = await missed(error);
      await allSettled(connectionChanged, { scope, params: BACK });
      expect(scope.getState($search)).toMatchObject({ status: 'ready', points: [{ id: '1' }] });
      await allSettled(connectionChanged, { scope, params: BACK });
      expect(searches()).toBe(2);
    }
  });

  it('keeps a term typed meanwhile, and does not repeat the old search', async () => {
    const { scope, searches } = await missed();
    await allSettled(typeTerm, { scope, params: { ...CNC, term: 'Leeds, Ga' } });
    await allSettled(connectionChanged, { scope, params: BACK });
    expect(searches()).toBe(1);
    expect(scope.getState($terms)).toEqual({ CNC: 'Leeds, Ga' });
  });

  it('repeats the search on reopening if the dialog was closed', async () => {
    const { scope, searches } = await missed();
    await allSettled(closePickup, { scope });
    await allSettled(connectionChanged, { scope, params: BACK });
    expect(searches()).toBe(1);
    await allSettled(openPickup, { scope, params: { ...CNC, near: '' } });
    expect(scope.getState($search)?.status).toBe('ready');
  });

  it('does not repeat a search for a term that is too short', async () => {
    const { scope, searches } = await missed(httpError(400, '_ERR_PICKUP_SEARCH_TOO_SHORT'));
    await allSettled(connectionChanged, { scope, params: BACK });
    expect(searches()).toBe(1);
  });
});
