import {
  clearNode,
  createEffect,
  createEvent,
  createStore,
  type Effect,
  type EventCallable,
  type StoreWritable,
} from 'effector';
import type { Struct } from 'superstruct';
import { isNothing } from '../kernel/struct.ts';
import { type Redactor, compileRedactor } from './redaction.ts';
import {
  dropCounters,
  dropPayload,
  guardReducers,
  lastNodeId,
  stopAtEqual,
} from './effector-internals.ts';
import { reportFault } from './faults.ts';

type AnyStruct = Struct<any, any>; // any: units of every payload share one catalogue

/** Effect of any shape, because one table holds all ports. */
export type AnyEffect = Effect<any, any, any>; // any: of any shape

/** Converts a stored payload to the next version. */
export type Upcaster = (payload: unknown) => unknown;

/** Versions of an input's or fact's payload, a port's answer or a store's value. */
export interface UnitOptions {
  /** Version of the payload; 1 until it changes after traces exist. */
  version?: number;
  /** `upcasters[0]` converts version 1 to version 2, and so on. */
  upcasters?: readonly Upcaster[];
}

interface Declared {
  name: string;
  struct: AnyStruct;
  redact: Redactor | null;
}

/** Input or fact in the catalogue. */
export interface DeclaredEvent extends Declared {
  kind: 'input' | 'fact';
  unit: EventCallable<any>;
  version: number;
  upcasters: readonly Upcaster[];
}

/** Command in the catalogue. */
export interface DeclaredCommand extends Declared {
  kind: 'command';
  unit: EventCallable<any>;
}

/** Named store in the catalogue. */
export interface DeclaredState extends Declared {
  kind: 'state';
  unit: StoreWritable<any>;
  initial: unknown;
  version: number;
  upcasters: readonly Upcaster[];
}

/** Port effect in the catalogue. */
export interface DeclaredPort {
  kind: 'port';
  name: string;
  unit: AnyEffect;
  params: Declared;
  done: Declared;
  fail: Declared;
  /** Version of the answer. */
  version: number;
  upcasters: readonly Upcaster[];
}

export type DeclaredUnit = DeclaredEvent | DeclaredCommand | DeclaredState | DeclaredPort;

const catalogue = new Map<string, DeclaredUnit>();
let sorted: readonly DeclaredUnit[] | undefined;

function declare(declared: DeclaredUnit): void {
  if (catalogue.has(declared.name))
    throw new Error(`The unit name "${declared.name}" is declared twice`);
  catalogue.set(declared.name, declared);
  sorted = undefined;
  for (const listener of listeners) listener(declared);
}

const listeners = new Set<(declared: DeclaredUnit) => void>();

/** Calls the listener for each unit declared from now on; returns the unsubscription. */
export function onDeclared(listener: (declared: DeclaredUnit) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Throws for a struct that hides parts from redaction. */
function describe(name: string, struct: AnyStruct): Declared {
  return { name, struct, redact: compileRedactor(struct, name) };
}

function declareEvent<T>(
  kind: 'input' | 'fact',
  name: string,
  struct: Struct<T, any>,
  { version = 1, upcasters = [] }: UnitOptions,
): EventCallable<T> {
  const unit = createEvent<T>({ name, sid: name });
  if (isNothing(struct)) dropPayload(unit);
  declare({ kind, unit, version, upcasters, ...describe(name, struct) });
  return unit;
}

/**
 * Declares an input: an event from outside, such as a shopper's action, a navigation, or a
 * message of another tab. Inputs are recorded with their payload and dispatched again on replay.
 * A unit declared with `nothing()` accepts any clock and drops its payload, as do facts, commands
 * and ports. Throws if the name is taken.
 *
 * @example const addItem = input('wishlist/addItem', object({ productId: string() }));
 */
export function input<T>(
  name: string,
  payload: Struct<T, any>,
  options: UnitOptions = {},
): EventCallable<T> {
  return declareEvent('input', name, payload, options);
}

/**
 * Declares a fact: a past-tense event that follows from inputs and settles. Records contain the
 * names and the digest of their facts, so that a replay can be compared.
 *
 * @example const itemAdded = fact('wishlist/itemAdded', object({ productId: string() }));
 */
export function fact<T>(
  name: string,
  payload: Struct<T, any>,
  options: UnitOptions = {},
): EventCallable<T> {
  return declareEvent('fact', name, payload, options);
}

/**
 * Declares a command: an imperative event between parts of the model that follows from an input.
 * Named for messages, but not recorded, because it follows from recorded events.
 *
 * @example const openProduct = command('product/openProduct', object({ productId: string() }));
 */
export function command<T>(name: string, payload: Struct<T, any>): EventCallable<T> {
  const unit = createEvent<T>({ name, sid: name });
  if (isNothing(payload)) dropPayload(unit);
  declare({ kind: 'command', unit, ...describe(name, payload) });
  return unit;
}

/**
 * Declares a store with reducers. Its value is part of checkpoints, state differences and the
 * final digest. An error of a reducer leaves an `error` record.
 *
 * @example const $count = state('cart/count', 0, number());
 */
export function state<T>(
  name: string,
  initial: T,
  struct: Struct<T, any>,
  { version = 1, upcasters = [] }: UnitOptions = {},
): StoreWritable<T> {
  const unit = createStore<T>(initial, { name, sid: name });
  clearNode(unit.reinit); // half of the store's nodes; no log would know it
  guardReducers(unit, (error) => reportFault(name, error));
  stopAtEqual(unit);
  declare({ kind: 'state', unit, initial, version, upcasters, ...describe(name, struct) });
  return unit;
}

/**
 * Declares a port effect: the only access to what is not deterministic. It has no handler of its
 * own; the application, a test or the player provides one in `fork`.
 *
 * @example const waitFx = port('clock/wait', { params: object({ ms: number() }), done: nothing(), fail: nothing() });
 */
export function port<Params, Done, Fail>(
  name: string,
  structs: {
    params: Struct<Params, any>;
    done: Struct<Done, any>;
    fail: Struct<Fail, any>;
  },
  { version = 1, upcasters = [] }: UnitOptions = {},
): Effect<Params, Done, Fail> {
  const unit = createEffect<Params, Done, Fail>({ name, sid: name });
  dropCounters(unit);
  if (isNothing(structs.params)) dropPayload(unit);
  declare({
    kind: 'port',
    name,
    unit,
    version,
    upcasters,
    params: describe(`${name} params`, structs.params),
    done: describe(`${name} done`, structs.done),
    fail: describe(`${name} fail`, structs.fail),
  });
  return unit;
}

/** Declared unit of a name, if its module has loaded. */
export function findUnit(name: string): DeclaredUnit | undefined {
  return catalogue.get(name);
}

/** All declared units, sorted by name to be independent of import order. */
export function declaredUnits(): readonly DeclaredUnit[] {
  return (sorted ??= [...catalogue.values()].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  ));
}

/** Owners of the nodes created since, latest last. */
const owners: { since: number; feature: string }[] = [];
let onFeature: (name: string) => void = () => {};

/** Sets what runs when a file has named its feature. */
export function setFeatureListener(listener: (name: string) => void): void {
  onFeature = listener;
}

/**
 * Names the feature of the units that a file creates. What they subscribe to outside of it reaches
 * them only while the feature is loaded (`src/ports/features.ts`). Each file that creates units
 * calls it once, before the first. `core` is always loaded.
 *
 * @example feature('search');
 */
export function feature(name: string): void {
  own(name);
  onFeature(name);
}

/** Creates units of a feature in a file of another one, or later. */
export function inFeature(name: string, create: () => unknown): void {
  const before = owners.at(-1)?.feature ?? 'core';
  feature(name);
  create();
  own(before);
}

/** Units created from now on belong to the core, until a file names its feature. */
export function endFeature(): void {
  own('core');
}

function own(name: string): void {
  if (owners.at(-1)?.feature !== name) owners.push({ since: lastNodeId(), feature: name });
}

/** Feature of the node with this id. */
export function featureOf(nodeId: number): string {
  let low = 0;
  let high = owners.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((owners[middle]?.since ?? 0) < nodeId) low = middle + 1;
    else high = middle;
  }
  return owners[low - 1]?.feature ?? 'core';
}
