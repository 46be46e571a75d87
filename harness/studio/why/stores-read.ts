import { type Node, type Scope, type Store, is } from 'effector';
import { nodeOf } from '#src/event-log/effector-internals.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { shownPlaces } from './shown-places.ts';

/** Named stores read by an element's view, nearest component first. */
export interface StoresRead {
  /** Stores whose own or derived value has the text. */
  showing: readonly string[];
  /** Other stores. */
  beside: readonly string[];
}

/** Default for a typed text, or a page without views. */
export const NONE_READ: StoresRead = { showing: [], beside: [] };

/** Internal React node (fiber), as far as it is read here. */
interface Fiber {
  return: Fiber | null;
  memoizedState: unknown;
}

/**
 * Walks up from an element, collects the units of `useUnit`, and resolves them to named stores.
 * Depends on React internals: finds nothing if they change.
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

/** Hooks are a linked list. Each has its dependencies beside its state; those of `useUnit` are its stores. */
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

/** Named stores that a store equals or is derived from. */
function sourcesOf(store: Store<unknown>, names: ReadonlyMap<Node, string>): string[] {
  const seen = new Set<Node>([nodeOf(store)]);
  const found: string[] = [];
  // Iterating a set includes items added meanwhile.
  for (const node of seen) {
    const name = names.get(node);
    if (name !== undefined) found.push(name);
    else for (const owner of node.family.owners) if (isDerivation(owner)) seen.add(owner);
  }
  return found;
}

/** A store set by an event is not derived. */
function isDerivation({ meta }: Node): boolean {
  return ['store', 'map', 'combine'].includes(String(meta['op']));
}
