import { merge } from 'effector';
import { type Infer, boolean, nullable, number, object, optional, string } from 'superstruct';
import { reference } from '../kernel/struct.ts';
import { feature, input, state } from '../event-log/units.ts';
import { storedTexts } from './storage/storage-marks.ts';
import { $location, Location } from './navigation.ts';

feature('core');

/**
 * Environment that the application reads once at the start. Times in ms since 1970, sizes in CSS
 * pixels.
 */
export const Environment = object({
  now: number(),
  host: string(),
  location: Location,
  referrer: string(),
  language: string(),
  /** UTC offset such as `UTC+02:00`. A zone name would need the first and slow use of Intl. */
  timeZone: string(),
  viewport: object({ width: number(), height: number() }),
  online: boolean(),
  seed: number(),
  /** The shop's own cookies and storage keys; never tokens. */
  cookies: storedTexts(),
  storage: storedTexts(),
  storeOverride: nullable(reference()),
  isOptedOut: optional(boolean()),
  /** Render time of the document, to the hour; absent without a served document. */
  servedAt: optional(number()),
});
export type Environment = Infer<typeof Environment>;

/** A page starts. Replay forks a fresh scope at this record. */
export const appStarted = input('app/started', object({ environment: Environment }));

$location.on(appStarted, (_, { environment }) => environment.location);

/** State of this device: connection, cookies, storage, and opt-out by Global Privacy Control. */
const Device = object({
  online: boolean(),
  cookies: storedTexts(),
  storage: storedTexts(),
  isOptedOut: optional(boolean()),
});
export type Device = Infer<typeof Device>;

/**
 * Device state, read after hydration: the served document is anonymous and must hydrate
 * unchanged.
 */
export const deviceRead = input('app/deviceRead', Device);

/** Device state: at the start, and again after a served document has hydrated. */
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
  cookies: storedTexts(),
  storage: storedTexts(),
});

/** Start time and stored texts of the device, for lazy modules. */
export const $start = state('app/start', { now: 0, cookies: {}, storage: {} }, Kept);

$start
  .on(appStarted, (_, { environment: { now, cookies, storage } }) => ({ now, cookies, storage }))
  .on(deviceRead, ({ now }, { cookies, storage }) => ({ now, cookies, storage }));

/** The page is about to unload, unless the browser cancels it; `now` in ms since 1970. */
export const pageGoing = input('page/going', object({ now: number() }));

/**
 * The page was restored from the back/forward cache. `isStillKept` is true if its data for the
 * next page is still in storage.
 */
export const pageShownAgain = input('page/shownAgain', object({ isStillKept: boolean() }));
