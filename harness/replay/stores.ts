import type { Scope } from 'effector';
import { catalogueDigest, storeMark } from '#src/event-log/catalogue-digest.ts';
import { alreadyRedacted } from '#src/event-log/pseudonyms.ts';
import { STORE_NAME_LENGTH, type TraceHeader, storedName } from '#src/event-log/record.ts';
import { storeDigest } from '#src/event-log/store-digests.ts';
import {
  type DeclaredState,
  type DeclaredUnit,
  declaredUnits,
  findUnit,
} from '#src/event-log/units.ts';
import { SPLIT_OFF } from '#src/ports/features.ts';
import { type Trace, type TraceRecord, startOf } from './trace.ts';

let stores: { of: readonly DeclaredUnit[]; declared: readonly DeclaredState[] } | undefined;

/** Named stores of this build, sorted by name. */
export function declaredStores(): readonly DeclaredState[] {
  const units = declaredUnits();
  if (stores?.of !== units)
    stores = { of: units, declared: units.filter((unit) => unit.kind === 'state') };
  return stores.declared;
}

/** Features whose units were in the core of the build that recorded the trace. */
export function borderlessIn(header: TraceHeader): readonly string[] {
  return storesOf(header)(SPLIT_OFF.store) ? [] : SPLIT_OFF.features;
}

/** Returns whether the recording build had a store of a name. */
function storesOf({ catalogue, stores }: TraceHeader): (name: string) => boolean {
  if (catalogue === catalogueDigest()) return () => true;
  const marks = new Set(stores.match(new RegExp(`.{${STORE_NAME_LENGTH}}`, 'g')));
  return (name) => marks.has(storeMark(name));
}

interface OwnStore {
  declared: DeclaredState;
  key: string;
  /** True if the recording build had it, perhaps in another version. */
  isKnown: boolean;
}

export interface StoreBooks {
  /** True if the recording build had a store of this name. */
  knows(name: string): boolean;
  /** Stores of this build with their keys in the trace. */
  readonly own: readonly OwnStore[];
  /** Recorded digests after the record at `index`; unchanged stores are absent. */
  expectedAt(index: number): ReadonlyMap<string, string>;
  /** Stores of the trace that are unknown to this build or have another version. */
  readonly notCompared: readonly string[];
}

export function createStoreBooks({ header, records }: Trace): StoreBooks {
  const knows = storesOf(header);
  const own = declaredStores().map((declared) => ({
    declared,
    key: keyOf(declared),
    isKnown: knows(declared.name),
  }));
  let read = 0;
  let expected = new Map<string, string>();

  function readOne(record: TraceRecord | undefined): void {
    if (startOf(record))
      expected = new Map(record?.kind === 'checkpoint' ? atStart(record, knows) : []);
    if (record?.kind !== 'digests') return;
    for (const [name, digest] of record.stores) {
      // A checkpoint of this build lists a store of another version under the current one.
      const declared = findUnit(name.split('@')[0] ?? '');
      if (declared?.kind === 'state') expected.delete(keyOf(declared));
      expected.set(name, digest);
    }
  }

  return {
    knows,
    own,
    expectedAt(index) {
      if (index < read - 1) {
        read = 0;
        expected = new Map();
      }
      for (; read <= index; read++) readOne(records[read]);
      return expected;
    },
    get notCompared() {
      const names = records.flatMap((record) =>
        record.kind === 'digests' ? [...record.stores.keys()] : [],
      );
      return [...new Set(names)].filter((name) => !isKnown(name)).sort();
    },
  };
}

/** Digests of the stores at the start of a page life. */
function atStart(
  { values }: { values: ReadonlyMap<string, unknown> },
  knows: StoreBooks['knows'],
): [string, string][] {
  return declaredStores().flatMap((declared): [string, string][] =>
    // Newer stores are only in checkpoints of this build; the trace does not record their changes.
    values.has(declared.name) && knows(declared.name)
      ? [[keyOf(declared), storeDigest(declared, values.get(declared.name), alreadyRedacted)]]
      : [],
  );
}

function isKnown(stored: string): boolean {
  const declared = findUnit(stored.split('@')[0] ?? '');
  return declared?.kind === 'state' && keyOf(declared) === stored;
}

function keyOf({ name, version }: DeclaredState): string {
  return storedName(name, version);
}

export interface DifferingStore {
  declared: DeclaredState;
  expected: string;
  actual: string;
}

/** Digests of one scope's stores, cached until a value changes. */
export interface StoreReader {
  digestOf(declared: DeclaredState): string;
}

export function createStoreReader(scope: Scope): StoreReader {
  const known = new Map<DeclaredState, { value: unknown; digest: string }>();
  return {
    digestOf(declared) {
      const value: unknown = scope.getState(declared.unit);
      const before = known.get(declared);
      if (before && before.value === value) return before.digest;
      const digest = storeDigest(declared, value, alreadyRedacted);
      known.set(declared, { value, digest });
      return digest;
    },
  };
}

const initials = new WeakMap<DeclaredState, string>();

function initialDigest(declared: DeclaredState): string {
  const known = initials.get(declared);
  if (known !== undefined) return known;
  const digest = storeDigest(declared, declared.initial, alreadyRedacted);
  initials.set(declared, digest);
  return digest;
}

/** Stores known to both builds that differ from the trace after the record at `index`. */
export function differingStores(
  books: StoreBooks,
  index: number,
  reader: StoreReader,
): DifferingStore[] {
  const recorded = books.expectedAt(index);
  const names = namesIn(recorded);
  const differing: DifferingStore[] = [];
  for (const { declared, key, isKnown } of books.own) {
    const listed = recorded.get(key);
    // Values of another version are not comparable.
    if (listed === undefined && (!isKnown || names.has(declared.name))) continue;
    const expected = listed ?? initialDigest(declared);
    const actual = reader.digestOf(declared);
    if (expected !== actual) differing.push({ declared, expected, actual });
  }
  return differing;
}

/**
 * Digests for the first digests record of a trace that begins with these values. With them the stores match
 * the whole trace at `index`.
 *
 * @param values of the stores, by unit
 */
export function digestsAfter(
  books: StoreBooks,
  index: number,
  values: ReadonlyMap<unknown, unknown>,
): Record<string, string> {
  const recorded = books.expectedAt(index);
  const own = declaredStores().filter(({ name }) => books.knows(name));
  const keys = new Set(own.map(keyOf));
  const names = namesIn(recorded);
  const said = own.flatMap((declared): [string, string][] => {
    const key = keyOf(declared);
    if (!recorded.has(key) && names.has(declared.name)) return [];
    const digest = recorded.get(key) ?? initialDigest(declared);
    const begun = storeDigest(declared, values.get(declared.unit), alreadyRedacted);
    return digest === begun ? [] : [[key, digest]];
  });
  return Object.fromEntries([...said, ...[...recorded].filter(([key]) => !keys.has(key))]);
}

/** Names of the stores with a recorded digest, without versions. */
function namesIn(recorded: ReadonlyMap<string, string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const stored of recorded.keys()) {
    const end = stored.indexOf('@');
    names.add(end === -1 ? stored : stored.slice(0, end));
  }
  return names;
}
