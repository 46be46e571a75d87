/** Subscribes to the facts in the table of analytics events, also to those of modules that load later. */
import { type Event, type Store, sample } from 'effector';
import { EVENTS, type NeededState, type ShopSight } from '../../../analytics/events.ts';
import { $pageVisit } from '../../../analytics/data-layer/page-data-model.ts';
import { membershipMoved } from '../../../analytics/data-layer/member-role-model.ts';
import { eventsDerived } from '../../../analytics/track-model.ts';
import { $bagPage, $miniBag } from '../../../cart/bag/bag-model.ts';
import { connectRoutes } from '../../../event-log/decisions.ts';
import type { Computed } from '../../../event-log/effector-internals.ts';
import { onRead } from '../../../event-log/on-read.ts';
import {
  declaredUnits,
  feature,
  findUnit,
  inFeature,
  onDeclared,
} from '../../../event-log/units.ts';
import { $listing } from '../../../listing/model.ts';
import { $named } from '../../../listing/products-by-id/products-by-id-model.ts';
import { $page } from '../../../pages/model.ts';
import { $start } from '../../../ports/start.ts';
import { $product } from '../../../product/model.ts';
import { $store } from '../../../store-config/model.ts';

feature('measure');

const sight = onRead(
  {
    page: $page,
    store: $store,
    start: $start,
    product: $product,
    listing: $listing,
    named: $named,
    visit: $pageVisit,
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

/** Runs once all units of these names are declared; those of another feature may load later or never. */
function whenDeclared(names: readonly string[], run: () => void): void {
  const isThere = () => names.every((name) => findUnit(name) !== undefined);
  if (isThere()) return run();
  const stop = onDeclared(() => {
    if (!isThere()) return;
    stop();
    run();
  });
}

/** Declared unit of a name; the table determines its kind. */
function unitOf<Unit>(name: string): Unit {
  return findUnit(name)?.unit as Unit;
}

/** Runs for every unit whose name has this ending, also for those declared later. */
function wheneverDeclared(ending: string, run: (name: string) => void): void {
  const see = ({ name }: { name: string }) => {
    if (name.endsWith(ending)) run(name);
  };
  declaredUnits().forEach(see);
  onDeclared(see);
}

const NEEDED = { 'orders/order': 'order', 'checkout/delivery': 'delivery' } as const;

/** Context with a feature's state, by the state's name. */
function sightWith(needed: NeededState): Computed<ShopSight> {
  return onRead({ sight, state: unitOf<Store<unknown>>(needed) }, ({ sight: basis, state }) => ({
    ...basis,
    [NEEDED[needed]]: state,
  }));
}

function listen(name: string, { needs, tell }: (typeof EVENTS)[number][1]): void {
  inFeature('measure', () =>
    connectRoutes({
      clock: unitOf<Event<unknown>>(name),
      source: needs === undefined ? sight : sightWith(needs),
      route: (payload, context) => ({
        eventsDerived: { fact: name, derived: tell(payload, context, name) },
      }),
      target: { eventsDerived },
    }),
  );
}

const MEMBERSHIP_MOVED = 'membership/membershipChanged';
whenDeclared([MEMBERSHIP_MOVED], () =>
  inFeature('measure', () =>
    sample({ clock: unitOf<Event<unknown>>(MEMBERSHIP_MOVED), target: membershipMoved }),
  ),
);

for (const [name, rule] of EVENTS)
  if (name.startsWith('*')) wheneverDeclared(name.slice(1), (fact) => listen(fact, rule));
  else whenDeclared([name, ...(rule.needs ? [rule.needs] : [])], () => listen(name, rule));
