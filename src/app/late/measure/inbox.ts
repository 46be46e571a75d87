/** All that measuring hears of what is there without it: the facts that its table names, and what a page is made of. */
import { type Event, type Store, combine, merge, sample } from 'effector';
import { consentChosen } from '../../../analytics/campaign-model.ts';
import { EVENTS, type NeededState, type ShopSight } from '../../../analytics/events.ts';
import * as analytics from '../../../analytics/data-layer/page-data-model.ts';
import { membershipMoved } from '../../../analytics/data-layer/member-role-model.ts';
import { eventsDerived } from '../../../analytics/track-model.ts';
import { noteError } from '../../../analytics/error-reports-model.ts';
import { $bagPage, $miniBag, miniBagLoaded, readRefused } from '../../../cart/bag/bag-model.ts';
import { openMiniBag } from '../../../cart/bag/mini-bag-model.ts';
import { choiceFollowed, choiceMade } from '../../../consent/model.ts';
import { makeVisitorFx } from '../../../consent/visitor-model.ts';
import { declaredUnits, findUnit, onDeclared } from '../../../event-log/units.ts';
import { raised } from '../../../fatal-error/model.ts';
import { $listing, listingLoadFailed, listingLoaded } from '../../../listing/model.ts';
import { $named } from '../../../listing/products-by-id/products-by-id-model.ts';
import { $page, pageEntered } from '../../../pages/model.ts';
import { waitFx } from '../../../ports/clock.ts';
import { $start } from '../../../ports/start.ts';
import {
  $product,
  productLoadFailed,
  productLoaded,
  productOpened,
} from '../../../product/model.ts';
import { userInfoLoaded } from '../../../session/model.ts';
import { $store } from '../../../store-config/model.ts';
import { gate, gateOpened } from '../gate.ts';

/** The fault that the page's last error boundary tells of (`src/app/ErrorBoundary.tsx`). */
const VIEW_FAULT = 'app/view';

sample({ clock: gateOpened('measure'), target: analytics.measuringBegun });
sample({ clock: gate('measure', waitFx.done), target: analytics.pageWaited });

sample({ clock: gate('measure', productOpened), target: analytics.productSelected });

/** It may be known who the visitor is. */
export const visitorLookedAt = merge<unknown>([
  gateOpened('measure'),
  gate('measure', makeVisitorFx.done),
]);
export const chosen = merge([gate('measure', choiceMade), gate('measure', choiceFollowed)]);
sample({ clock: chosen, target: consentChosen });
export const pageBegan = gate('measure', pageEntered);
/** The device may have a stored gender, and the page a gender of its own. */
export const genderRecalled = gateOpened('measure');
export const genderLookedAt = merge<unknown>([genderRecalled, pageBegan]);
export const miniBagOpened = gate('measure', openMiniBag);

/** A page could not go on, or a view of it broke. */
export const brokenDown = merge([
  gate('measure', raised).map(() => 'fatal' as const),
  gate('measure', noteError).filterMap(({ message }) =>
    message === VIEW_FAULT ? ('view' as const) : undefined,
  ),
]);

/** What a page's entry is made of may have changed. */
export const pageLookedAt = merge<unknown>([
  pageBegan,
  gate('measure', userInfoLoaded),
  gate('measure', miniBagLoaded),
  gate('measure', readRefused),
  gate('measure', productLoaded),
  gate('measure', productLoadFailed),
  gate('measure', listingLoaded),
  gate('measure', listingLoadFailed),
]);

const $sight = combine(
  {
    page: $page,
    store: $store,
    start: $start,
    product: $product,
    listing: $listing,
    named: $named,
    visit: analytics.$pageVisit,
    miniBag: $miniBag,
    bagPage: $bagPage,
  },
  ({ page, store, start, visit, ...known }): ShopSight => ({
    currency: store.currencyCode,
    brand: store.storeBrandName,
    now: start.now,
    isThanking: page.kind === 'confirmation',
    from: visit?.from ?? '',
    ...known,
  }),
);

/** Runs once all units of these names are there: those of another late part may come later, or not at all. */
function whenDeclared(names: readonly string[], run: () => void): void {
  const isThere = () => names.every((name) => findUnit(name) !== undefined);
  if (isThere()) return run();
  const stop = onDeclared(() => {
    if (!isThere()) return;
    stop();
    run();
  });
}

/** The unit of a name, which is there; the table says of which kind. */
function unitOf<Unit>(name: string): Unit {
  return findUnit(name)?.unit as Unit;
}

/** Runs with every unit whose name ends so, those of late parts when they come. */
function wheneverDeclared(ending: string, run: (name: string) => void): void {
  const see = ({ name }: { name: string }) => {
    if (name.endsWith(ending)) run(name);
  };
  declaredUnits().forEach(see);
  onDeclared(see);
}

const NEEDED = { 'orders/order': 'order', 'checkout/delivery': 'delivery' } as const;

/** Sight of rules that need a late part's state, by that state's name: one store for all of them. */
const sights = new Map<NeededState, Store<ShopSight>>();

function sightWith(needed: NeededState): Store<ShopSight> {
  const made =
    sights.get(needed) ??
    combine($sight, unitOf<Store<unknown>>(needed), (sight, state) => ({
      ...sight,
      [NEEDED[needed]]: state,
    }));
  sights.set(needed, made);
  return made;
}

function listen(name: string, { needs, tell }: (typeof EVENTS)[number][1]): void {
  sample({
    clock: gate('measure', unitOf<Event<unknown>>(name)),
    source: needs === undefined ? $sight : sightWith(needs),
    fn: (sight: ShopSight, payload) => ({ fact: name, derived: tell(payload, sight, name) }),
    target: eventsDerived,
  });
}

const MEMBERSHIP_MOVED = 'membership/membershipChanged';
whenDeclared([MEMBERSHIP_MOVED], () =>
  sample({
    clock: gate('measure', unitOf<Event<unknown>>(MEMBERSHIP_MOVED)),
    target: membershipMoved,
  }),
);

for (const [name, rule] of EVENTS)
  if (name.startsWith('*')) wheneverDeclared(name.slice(1), (fact) => listen(fact, rule));
  else whenDeclared([name, ...(rule.needs ? [rule.needs] : [])], () => listen(name, rule));
