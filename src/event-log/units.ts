import {
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
import { dropPayload, guardReducers } from './effector-internals.ts';
import { reportFault } from './faults.ts';

type AnyStruct = Struct<any, any>; // any: units of every payload live in one catalogue

/** An effect of any shape: the ports are all in one table. */
export type AnyEffect = Effect<any, any, any>; // any: of any shape

/** How a stored payload of an older version becomes one of the next version. */
export type Upcaster = (payload: unknown) => unknown;

/** How the payload of an input or fact, the answer of a port or the value of a store has changed since traces of it exist. */
export interface UnitOptions {
  /** The payload's version; 1 unless it has changed since traces with it exist. */
  version?: number;
  /** `upcasters[0]` turns a version 1 payload into version 2, and so on. */
  upcasters?: readonly Upcaster[];
}

interface Declared {
  name: string;
  struct: AnyStruct;
  redact: Redactor | null;
}

/** An input or a fact, as the catalogue knows it. */
export interface DeclaredEvent extends Declared {
  kind: 'input' | 'fact';
  unit: EventCallable<any>;
  version: number;
  upcasters: readonly Upcaster[];
}

/** A command, as the catalogue knows it. */
export interface DeclaredCommand extends Declared {
  kind: 'command';
  unit: EventCallable<any>;
}

/** A named store, as the catalogue knows it. */
export interface DeclaredState extends Declared {
  kind: 'state';
  unit: StoreWritable<any>;
  initial: unknown;
  version: number;
  upcasters: readonly Upcaster[];
}

/** A port effect, as the catalogue knows it. */
export interface DeclaredPort {
  kind: 'port';
  name: string;
  unit: AnyEffect;
  params: Declared;
  done: Declared;
  fail: Declared;
  /** Of the answer. */
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

/** Tells of every unit that is declared from now on, until the returned function is called. */
export function onDeclared(listener: (declared: DeclaredUnit) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Throws for a struct that hides something from redaction. */
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
 * Declares an input: something that comes from outside (a shopper's wish, a navigation, a message
 * of another tab). Inputs are recorded with their payload and put in again on replay. One that is
 * declared with `nothing()` takes any clock: what that carries is dropped. So do facts, commands and
 * ports. Throws when the name is taken.
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
 * Declares a fact: a past-tense event that follows from inputs and settles. A record carries the
 * names and the digest of the facts that followed it, so that a replay can be compared.
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
 * Declares a command: an imperative event by which one part of the model asks another, as a
 * consequence of an input. Named for messages, not recorded: it follows from what is.
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
 * Declares a store that is written by reducers. Its value takes part in checkpoints, state
 * differences and the final state digest; a reducer that throws leaves an `error` record.
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
  guardReducers(unit, (error) => reportFault(name, error));
  declare({ kind: 'state', unit, initial, version, upcasters, ...describe(name, struct) });
  return unit;
}

/**
 * Declares a port effect: one of the only doors to what is not deterministic. It has no handler of
 * its own; the application, a test or the player brings one when it forks the scope.
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

/** The declared unit of a name, if its module has been loaded. */
export function findUnit(name: string): DeclaredUnit | undefined {
  return catalogue.get(name);
}

/** All declared units, sorted by name, so that nothing depends on the order of imports. */
export function declaredUnits(): readonly DeclaredUnit[] {
  return (sorted ??= [...catalogue.values()].sort((one, other) =>
    one.name < other.name ? -1 : 1,
  ));
}
