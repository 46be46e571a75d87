import { createPlayer } from '#harness/replay/player.ts';
import { declaredStores } from '#harness/replay/stores.ts';
import { type CauseRecord, type Trace, type TraceRecord, isCause } from '#harness/replay/trace.ts';
import { isWish } from './wishes.ts';
import { isBackendId } from './relevant-fields.ts';

/** An id in an input's payload, issued by the recorded backend. Another backend issues another id. */
export interface GivenId {
  path: readonly string[];
  value: string;
  /** Its paths in the state, in the format of `harness/scenarios/in-state.ts`, likeliest first. */
  places: readonly string[];
  /** Object that it identified there, such as a line of the bag. */
  of: unknown;
  /** True if it was the only one of its kind. */
  isOnly: boolean;
}

/** Finds the ids in a page life's inputs that an earlier answer, or the initial state, contains. */
export function givenIds(life: Trace): Map<CauseRecord, GivenId[]> {
  const found = new Map<CauseRecord, GivenId[]>();
  const given = new Set<string>();
  const player = createPlayer(life);
  for (const [at, record] of life.records.entries()) {
    noteTexts(broughtBy(record), given);
    if (!isCause(record) || record.kind !== 'input' || !isWish(record)) continue;
    const named = [...leavesOf(record.payload)].filter(
      ({ key, value }) => typeof value === 'string' && isBackendId(key) && given.has(value),
    );
    if (named.length === 0) continue;
    player.seek(at);
    const ids = named.flatMap(({ path, value }): GivenId[] => {
      const places = placesOf(value as string, record.name, player.scope);
      const [first] = places;
      return first
        ? [
            {
              path,
              value: value as string,
              places: places.map(({ text }) => text),
              of: first.of,
              isOnly: first.isOnly,
            },
          ]
        : [];
    });
    found.set(record, ids);
  }
  player.stop();
  return found;
}

function broughtBy(record: TraceRecord): unknown {
  if (record.kind === 'checkpoint') return [...record.values.values()];
  const isAnswer = record.kind === 'settle' || record.kind === 'same-turn';
  return isAnswer && record.outcome === 'done' ? record.value : undefined;
}

function noteTexts(value: unknown, into: Set<string>): void {
  for (const leaf of leavesOf(value)) if (typeof leaf.value === 'string') into.add(leaf.value);
}

export type Plain = string | number | boolean | null | undefined;

export interface Leaf {
  path: readonly string[];
  /** Last key of the path; for an item of a list, the list's key. */
  key: string;
  value: Plain;
  /** Object that contains it. */
  parent?: object;
}

/** Yields all primitives in a value, depth first. */
export function* leavesOf(
  value: unknown,
  path: readonly string[] = [],
  key = '',
  parent?: object,
): Generator<Leaf> {
  if (typeof value !== 'object' || value === null) {
    yield { path, key, value: value as Plain, ...(parent && { parent }) };
    return;
  }
  for (const [name, part] of Object.entries(value))
    yield* leavesOf(part, [...path, name], Array.isArray(value) ? key : name, value);
}

interface Found extends Pick<GivenId, 'of' | 'isOnly'> {
  text: string;
  rank: readonly number[];
}

type State = Pick<ReturnType<typeof createPlayer>['scope'], 'getState'>;

function placesOf(id: string, input: string, scope: State): Found[] {
  const domain = input.split('/')[0] ?? '';
  return declaredStores()
    .flatMap(({ name, unit }) => {
      const value: unknown = scope.getState(unit);
      const isNear = name.startsWith(`${domain}/`);
      return [...leavesOf(value)].flatMap(({ path, key, value: leaf, parent }): Found[] => {
        if (leaf !== id || !isPlaced(key) || !path.every((part) => /^[\w-]+$/.test(part)))
          return [];
        // An item of a list is present whatever was chosen: prefer it.
        const isListed = path.some((part) => /^\d+$/.test(part));
        const rank = [isNear ? 0 : 1, isListed ? 0 : 1, path.length];
        const isOnly = longestList(value, path) <= 1;
        return [{ text: `${name}${placeText(value, path)}`, of: parent, isOnly, rank }];
      });
    })
    .toSorted((one, other) => {
      const at = one.rank.findIndex((part, index) => part !== other.rank[index]);
      return at === -1 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
    });
}

function isPlaced(key: string): boolean {
  return key === '' || isBackendId(key);
}

/** Length of the longest list on a path; 0 without a list. */
function longestList(value: unknown, path: readonly string[]): number {
  let held = value;
  let longest = 0;
  for (const part of path) {
    if (Array.isArray(held)) longest = Math.max(longest, held.length);
    held = (held as Record<string, unknown>)[part];
  }
  return longest;
}

/** Catalogue ids that identify an item of a list, the more readable first. */
const TELLING = ['productId', 'variantId'];

function placeText(value: unknown, path: readonly string[]): string {
  let held = value;
  let text = '';
  for (const part of path) {
    const inside = (held as Record<string, unknown>)[part];
    text += Array.isArray(held) ? `[${tellingOf(held, inside) ?? part}]` : `.${part}`;
    held = inside;
  }
  return text;
}

function tellingOf(list: readonly unknown[], one: unknown): string | undefined {
  const key = TELLING.find((name) => {
    const own = fieldOf(one, name);
    return (
      typeof own === 'string' &&
      /^[\w-]+$/.test(own) &&
      list.filter((other) => fieldOf(other, name) === own).length === 1
    );
  });
  return key === undefined ? undefined : `${key}=${String(fieldOf(one, key))}`;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** Replaces found ids in a payload by their paths in the state. */
export function withPlaces(
  payload: unknown,
  ids: readonly { path: readonly string[]; place: string }[],
  path: readonly string[] = [],
): unknown {
  const id = ids.find((one) => one.path.join('.') === path.join('.'));
  if (id) return { inState: id.place };
  if (typeof payload !== 'object' || payload === null) return payload;
  if (Array.isArray(payload))
    return payload.map((part, at) => withPlaces(part, ids, [...path, String(at)]));
  return Object.fromEntries(
    Object.entries(payload).map(([key, part]) => [key, withPlaces(part, ids, [...path, key])]),
  );
}
