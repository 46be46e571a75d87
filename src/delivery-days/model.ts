import { combine, sample, split } from 'effector';
import { literal, nullable, number, object, string, type Infer } from 'superstruct';
import { timeZoneOf } from '../commerce/time-zones.ts';
import { inlet } from '../event-log/inlet.ts';
import { fact, feature, input, port, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload, taggedUnion } from '../kernel/struct.ts';
import { waitFx } from '../ports/clock.ts';
import { readClockFx } from '../ports/read-clock.ts';
import { CUT_OFF_HOUR, LEAD_TIMES, USUAL_DELIVERY } from '../store-config/delivery-times.ts';
import { $store } from '../store-config/model.ts';
import {
  type DeliveryPromise,
  HOLIDAYS_ERROR,
  Holidays,
  deliveryPromiseOf,
} from './delivery-days.ts';

feature('bag');

/** A page with delivery days was entered. */
export const arrivalsAsked = inlet();

/** The tab became visible again; its "today" may be out of date. */
export const returnToTab = input('delivery-days/returnToTab', noPayload());

export const holidaysLoaded = fact('delivery-days/holidaysLoaded', object({ until: string() }));
/** The holidays failed to load; the general texts are shown. */
export const holidaysMissed = fact('delivery-days/holidaysMissed', object({ country: string() }));

export const readHolidaysFx = port('delivery-days/readHolidays', {
  params: object({ country: string() }),
  done: Holidays,
  fail: object({ message: literal(HOLIDAYS_ERROR.message) }),
});

const HolidayState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), holidays: Holidays }),
  failed: object({ status: literal('failed') }),
});
type HolidayState = Infer<typeof HolidayState>;

const $holidays = state<HolidayState>(
  'delivery-days/holidays',
  { status: 'unknown' },
  HolidayState,
);
/** Last reading of the clock, in ms since 1970. */
export const $deliveryNow = state<number | null>('delivery-days/now', null, nullable(number()));
/** Cut-off for which a timer runs, in ms since 1970. */
const $awaited = state<number | null>('delivery-days/awaited', null, nullable(number()));

const $country = $store.map(({ countryCode }) => countryCode);

$deliveryNow.on(readClockFx.doneData, (_, now) => now);

const { holidaysRead, __: unreadable } = split(readHolidaysFx.doneData, {
  holidaysRead: (holidays) => Holidays.is(holidays),
});
const holidaysLost = sample({
  clock: [readHolidaysFx.fail, unreadable],
  source: $country,
});

$holidays
  .on(readHolidaysFx, () => ({ status: 'loading' }))
  .on(holidaysRead, (_, holidays) => ({ status: 'ready', holidays }))
  .on(holidaysLost, () => ({ status: 'failed' }));

sampleStores({
  clock: arrivalsAsked,
  source: { holidays: $holidays, country: $country },
  filter: ({ holidays: { status } }) => status === 'unknown' || status === 'failed',
  fn: ({ country }) => ({ country }),
  target: readHolidaysFx,
});
sample({
  clock: holidaysRead,
  fn: ({ until }) => ({ until }),
  target: holidaysLoaded,
});
sample({ clock: holidaysLost, fn: (country) => ({ country }), target: holidaysMissed });

sample({ clock: [arrivalsAsked, returnToTab], target: readClockFx });

const NONE: ReadonlyMap<string, DeliveryPromise> = new Map();

/** Delivery promise by shipping option code; empty if only general texts apply. */
export const $deliveryPromises = combine(
  $deliveryNow,
  $holidays,
  $country,
  (now, held, country): ReadonlyMap<string, DeliveryPromise> => {
    if (now === null || held.status !== 'ready') return NONE;
    const timeZone = timeZoneOf(country);
    const { holidays } = held;
    return new Map(
      [...LEAD_TIMES].flatMap(([code, leadTime]) => {
        const grounds = { now, timeZone, cutOffHour: CUT_OFF_HOUR, leadTime, holidays };
        const promise = deliveryPromiseOf(grounds);
        return promise ? [[code, promise] as const] : [];
      }),
    );
  },
);

const SLACK_MS = 1000;
const labelOf = (cutOff: number) => `delivery-days/cutOff ${new Date(cutOff).toISOString()}`;

// One timer per cut-off, regardless of how often the clock is read.
const cutOffFound = sampleStores({
  clock: [readClockFx.doneData, holidaysRead],
  source: { now: $deliveryNow, promises: $deliveryPromises, awaited: $awaited },
  fn: ({ now, promises, awaited }) => {
    const cutOff = promises.get(USUAL_DELIVERY)?.orderBy;
    if (now === null || cutOff === undefined || cutOff === awaited) return undefined;
    return { cutOff, now };
  },
}).filterMap((seen) => seen);
$awaited.on(cutOffFound, (_, { cutOff }) => cutOff);
sample({
  clock: cutOffFound,
  fn: ({ cutOff, now }) => ({ ms: cutOff - now + SLACK_MS, label: labelOf(cutOff) }),
  target: waitFx,
});
sample({
  clock: waitFx.done,
  source: $awaited,
  filter: (awaited, { params }) => awaited !== null && params.label === labelOf(awaited),
  target: readClockFx,
});
