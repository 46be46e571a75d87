import { merge } from 'effector';
import { type Infer, boolean, nullable, number, object, optional, string } from 'superstruct';
import { reference } from '../kernel/struct.ts';
import { input, state } from '../event-log/units.ts';
import { keptTexts } from './storage/kept-marks.ts';
import { $location, Location } from './navigation.ts';

/** What the application reads of its surroundings at the start, once. Times in milliseconds since 1970, sizes in CSS pixels. */
export const Environment = object({
  now: number(),
  host: string(),
  location: Location,
  referrer: string(),
  language: string(),
  /** As an offset, such as `UTC+02:00`: to name the zone would cost the first use of Intl before anything else. */
  timeZone: string(),
  viewport: object({ width: number(), height: number() }),
  online: boolean(),
  seed: number(),
  /** The shop's own cookies and storage keys that scripts can read; never tokens. */
  cookies: keptTexts(),
  storage: keptTexts(),
  storeOverride: nullable(reference()),
  isOptedOut: optional(boolean()),
  /** When the server rendered the document, to the hour; absent without a document of its own. */
  servedAt: optional(number()),
});
export type Environment = Infer<typeof Environment>;

/** A page life begins. Replay forks a fresh scope at this record. */
export const appStarted = input('app/started', object({ environment: Environment }));

$location.on(appStarted, (_, { environment }) => environment.location);

/** What only this device knows: whether it has a connection, its cookies and its storage, and whether its user has opted out of being followed (Global Privacy Control). */
const Device = object({
  online: boolean(),
  cookies: keptTexts(),
  storage: keptTexts(),
  isOptedOut: optional(boolean()),
});
export type Device = Infer<typeof Device>;

/**
 * The device is read after the page has begun: the server's document is nobody's in particular, and
 * is brought to life as such before anything of the device's can change it.
 */
export const deviceRead = input('app/deviceRead', Device);

/** What the device knows: at the start, and once more where that came as a document. */
export const deviceKnown = merge([
  appStarted.map(({ environment: { online, cookies, storage, isOptedOut = false } }) => ({
    online,
    cookies,
    storage,
    isOptedOut,
  })),
  deviceRead,
]);

const Kept = object({
  now: number(),
  cookies: keptTexts(),
  storage: keptTexts(),
});

/** When the page began, and what the device had kept by then, for what is loaded later. */
export const $start = state('app/start', { now: 0, cookies: {}, storage: {} }, Kept);

$start
  .on(appStarted, (_, { environment: { now, cookies, storage } }) => ({ now, cookies, storage }))
  .on(deviceRead, ({ now }, { cookies, storage }) => ({ now, cookies, storage }));
