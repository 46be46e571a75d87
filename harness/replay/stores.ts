import type { Scope } from 'effector';
import { catalogueDigest, storeMark } from '#src/event-log/catalogue-digest.ts';
import { alreadyRedacted } from '#src/event-log/pseudonyms.ts';
import { STORE_NAME_LENGTH, storedName } from '#src/event-log/record.ts';
import { storeDigest } from '#src/event-log/store-digests.ts';
import { type DeclaredState, declaredUnits, findUnit } from '#src/event-log/units.ts';
import { type Trace, type TraceRecord, startOf } from './trace.ts';

/** The named stores of this build, in the order of their names. */
export function declaredStores(): DeclaredState[] {
  return declaredUnits().filter((unit) => unit.kind === 'state');
}

/** What a trace says of the named stores. */
export interface StoreBooks {
  /** Whether the build that recorded the trace knew a store of this name. */
  knows(name: string): boolean;
  /** What a store's digest was after the record at `index`; `undefined` where it was as at the beginning. */
  expectedAt(index: number): ReadonlyMap<string, string>;
  /** Stores of the trace that this build does not know, or has in another version. */
  readonly notCompared: readonly string[];
}

/** Opens the books of a trace. */
export function createStoreBooks({ header, records }: Trace): StoreBooks {
  const isOwn = header.catalogue === catalogueDigest();
  const marks = new Set(header.stores.match(new RegExp(`.{${STORE_NAME_LENGTH}}`, 'g')));
  const knows: StoreBooks['knows'] = (name) => isOwn || marks.has(storeMark(name));
  let read = 0;
  let expected = new Map<string, string>();

  function readOne(record: TraceRecord | undefined): void {
    if (startOf(record))
      expected = new Map(record?.kind === 'checkpoint' ? atStart(record, knows) : []);
    if (record?.kind !== 'digests') return;
    for (const [name, digest] of record.stores) {
      // Of another version, a checkpoint that this build has written has it as today's.
      const declared = findUnit(name.split('@')[0] ?? '');
      if (declared?.kind === 'state') expected.delete(keyOf(declared));
      expected.set(name, digest);
    }
  }

  return {
    knows,
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

/** The stores as a page life is taken up with them. */
function atStart(
  { values }: { values: ReadonlyMap<string, unknown> },
  knows: StoreBooks['knows'],
): [string, string][] {
  return declaredStores().flatMap((declared): [string, string][] =>
    // One that came later is in a checkpoint that this build has written; nobody says what becomes of it.
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

/** A named store that is not as the trace says. */
export interface DifferingStore {
  declared: DeclaredState;
  expected: string;
  actual: string;
}

/** Digests of the stores of one scope; a value that is the same as before is not looked at again. */
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

/** The stores that both builds know and that are not as the trace has them after the record at `index`. */
export function differingStores(
  books: StoreBooks,
  index: number,
  reader: StoreReader,
): DifferingStore[] {
  const recorded = books.expectedAt(index);
  return declaredStores().flatMap((declared) => {
    const listed = recorded.get(keyOf(declared));
    // Of another version: its values are others.
    if (listed === undefined && !books.knows(declared.name)) return [];
    if (listed === undefined && hasOtherVersion(recorded, declared.name)) return [];
    const expected = listed ?? initialDigest(declared);
    const actual = reader.digestOf(declared);
    return expected === actual ? [] : [{ declared, expected, actual }];
  });
}

/**
 * What a trace that begins with these values has to say at its first look at the stores, the record at `index`, so that
 * they are as the whole trace has them there.
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
  const said = own.flatMap((declared): [string, string][] => {
    const key = keyOf(declared);
    if (!recorded.has(key) && hasOtherVersion(recorded, declared.name)) return [];
    const digest = recorded.get(key) ?? initialDigest(declared);
    const begun = storeDigest(declared, values.get(declared.unit), alreadyRedacted);
    return digest === begun ? [] : [[key, digest]];
  });
  return Object.fromEntries([...said, ...[...recorded].filter(([key]) => !keys.has(key))]);
}

function hasOtherVersion(recorded: ReadonlyMap<string, string>, name: string): boolean {
  for (const stored of recorded.keys())
    if (stored === name || stored.startsWith(`${name}@`)) return true;
  return false;
}
