import { type Event, createStore, sample, split } from 'effector';
import { array, enums, object, string } from 'superstruct';
import { createFeatureFilter, launchEach } from '../event-log/effector-internals.ts';
import { inlet } from '../event-log/inlet.ts';
import {
  type AnyEffect,
  command,
  declaredUnits,
  endFeature,
  fact,
  feature,
  featureOf,
  port,
  setFeatureListener,
  state,
} from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { dictionary, noPayload } from '../kernel/struct.ts';
import type { SessionGate } from './session/session-gate.ts';

feature('core');

/** Features that load lazily, by their names in the log. */
export const FEATURES = [
  'account',
  'bag',
  'bag-page',
  'campaign',
  'cart-data',
  'checkout',
  'consent',
  'contact',
  'door',
  'gift-cards',
  'link',
  'measure',
  'more',
  'newsletter',
  'orders',
  'product',
  'reports',
  'search',
  'text',
  'wishes',
  'wishlist',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Features whose units were in the core until a build with this store. */
export const SPLIT_OFF = {
  features: ['bag-page', 'consent', 'wishes'] satisfies Feature[],
  store: 'wishlist/pressed',
} as const;

/**
 * Features of shared pages. The others use stored data of the device, and must not load before it
 * was read.
 */
export const SHARED_FEATURES: ReadonlySet<string> = new Set<Feature>([
  'campaign',
  'gift-cards',
  'product',
  'text',
]);

/** Handlers of a lazy module's own ports. */
export type FeatureHandlers = readonly (readonly [
  AnyEffect,
  (params: any, gate: SessionGate) => unknown, // any: ports of every shape
])[];

/** Exports of a lazy module beside its units. */
export interface FeatureModule {
  portHandlers?: FeatureHandlers;
}

/** Returns a feature's module, or loads it. */
export type ModuleLoader = (feature: string) => FeatureModule | Promise<FeatureModule>;

const OfFeature = object({ part: string() });

/** Requests a feature: loads its module unless it is loaded or loading. */
export const loadFeature = command('parts/want', OfFeature);
/** Requests several features. */
export const loadFeatures = command('parts/loadFeatures', array(string()));
export const featureLoaded = fact('parts/loaded', OfFeature);
export const featureLost = fact('parts/lost', OfFeature);

/** Loads a feature's module. Fails if the import fails. */
export const loadFeatureFx = port('parts/load', {
  params: OfFeature,
  done: noPayload(),
  fail: noPayload(),
});

/** Loaded and loading features. */
export const $features = state<Record<string, 'coming' | 'here'>>(
  'parts/parts',
  {},
  dictionary(enums(['coming', 'here'])),
);

/** Features without a border: in a replay of a trace whose build had their units in the core. */
export const $borderless = createStore<readonly string[]>([], { serialize: 'ignore' });

/** Requested features that failed to load. */
export const $lostFeatures = state<string[]>('parts/missing', [], array(string()))
  .on(loadFeatureFx.fail, (lost, { params: { part } }) => [
    ...lost.filter((one) => one !== part),
    part,
  ])
  .on(loadFeatureFx.done, (lost, { params: { part } }) =>
    lost.includes(part) ? lost.filter((one) => one !== part) : lost,
  );

const featuresRequested = sampleStores({
  clock: [loadFeature.map(({ part }) => [part]), loadFeatures],
  source: { features: $features, borderless: $borderless },
  fn: ({ features, borderless }, parts) =>
    parts
      .filter((part) => features[part] === undefined && !borderless.includes(part))
      .map((part) => ({ part })),
});

$features
  .on(featuresRequested, (features, parts) =>
    parts.reduce((all, { part }) => ({ ...all, [part]: 'coming' as const }), features),
  )
  .on(loadFeatureFx.done, (features, { params: { part } }) => ({ ...features, [part]: 'here' }))
  .on(loadFeatureFx.fail, ({ ...features }, { params: { part } }) => {
    delete features[part];
    return features;
  });

launchEach(featuresRequested, loadFeatureFx);
sample({ clock: loadFeatureFx.done, fn: ({ params }) => params, target: featureLoaded });
sample({ clock: loadFeatureFx.fail, fn: ({ params }) => params, target: featureLost });

/** Events of each loaded feature, so that `featureLoaded` reaches only its own subscribers. */
const loaded = Object.fromEntries(FEATURES.map((name) => [name, inlet<{ part: string }>()]));
split({ source: featureLoaded, match: ({ part }) => part, cases: loaded });

const filterNewEdges = createFeatureFilter({ $features, $borderless }, featureOf);
let isDrawing = false;

setFeatureListener((name) => {
  if (name === 'core' || isDrawing) return; // Filters only what enters another feature.
  isDrawing = true;
  // Waits until the modules have been evaluated, before any event.
  void Promise.resolve().then(drawBorders);
});

/**
 * Filters what features subscribe to outside: a replay has all modules from its start, and must
 * receive what the live session received. Runs by itself at the end of a tick.
 */
export function drawBorders(): void {
  isDrawing = false;
  endFeature();
  filterNewEdges(declaredUnits().map(({ unit }) => unit));
}

/** The feature has been loaded: it reads what it has missed. */
export function whenLoaded(name: Feature): Event<{ part: string }> {
  const event = loaded[name];
  if (!event) throw new Error(`There is no feature ${name}`);
  return event;
}
