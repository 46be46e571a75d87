import { type Node, type Scope, type Store, is } from 'effector';
import { nodeOf } from '#src/event-log/effector-internals.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { shownPlaces } from './shown-places.ts';

/** Which named stores the view of an element reads, the nearest component's first. */
export interface StoresRead {
  /** Those whose own or derived value has the text. */
  showing: readonly string[];
  /** The others. */
  beside: readonly string[];
}

/** What is known of a text that was written, or of a page without views. */
export const NONE_READ: StoresRead = { showing: [], beside: [] };

/** What React keeps of an element and of the components around it, as far as it is read here. */
interface Fiber {
  return: Fiber | null;
  memoizedState: unknown;
}

/**
 * Looks from an element outwards for what its components give to `useUnit`, and from there back to the named stores.
 * React has no word for that: where it keeps its components otherwise, nothing is found.
 */
export function storesRead(element: Element, text: string, scope: Scope): StoresRead {
  const names = namedStores();
  const showing = new Set<string>();
  const beside = new Set<string>();
  for (let fiber = fiberOf(element); fiber; fiber = fiber.return)
    for (const store of storesOf(fiber)) {
      const isShown = shownPlaces(text, [['', scope.getState(store)]]).length > 0;
      for (const name of sourcesOf(store, names)) (isShown ? showing : beside).add(name);
    }
  return { showing: [...showing], beside: [...beside].filter((name) => !showing.has(name)) };
}

function fiberOf(element: Element): Fiber | null {
  const key = Object.keys(element).find((one) => one.startsWith('__reactFiber$'));
  return key === undefined ? null : (Reflect.get(element, key) as Fiber);
}

/** A component's hooks are a list; what one depends on stands beside what it keeps, and `useUnit` depends on its stores. */
function storesOf({ memoizedState }: Fiber): Store<unknown>[] {
  const found = new Set<Store<unknown>>();
  for (let hook = memoizedState; isHook(hook); hook = hook.next) {
    const kept: unknown = hook.memoizedState;
    const depended: unknown = Array.isArray(kept) ? kept[1] : undefined;
    if (Array.isArray(depended))
      for (const one of depended) if (is.store(one)) found.add(one as Store<unknown>);
  }
  return [...found];
}

function isHook(value: unknown): value is { memoizedState: unknown; next: unknown } {
  return typeof value === 'object' && value !== null && 'next' in value && 'memoizedState' in value;
}

function namedStores(): ReadonlyMap<Node, string> {
  return new Map(
    declaredUnits().flatMap((unit) =>
      unit.kind === 'state' ? [[nodeOf(unit.unit), unit.name] as const] : [],
    ),
  );
}

/** The named stores that a store is, or is derived from. */
function sourcesOf(store: Store<unknown>, names: ReadonlyMap<Node, string>): string[] {
  const seen = new Set<Node>([nodeOf(store)]);
  const found: string[] = [];
  // A set goes on to what is added to it meanwhile.
  for (const node of seen) {
    const name = names.get(node);
    if (name !== undefined) found.push(name);
    else for (const owner of node.family.owners) if (isDerivation(owner)) seen.add(owner);
  }
  return found;
}

/** What an event has set is no derivation. */
function isDerivation({ meta }: Node): boolean {
  return ['store', 'map', 'combine'].includes(String(meta['op']));
}
