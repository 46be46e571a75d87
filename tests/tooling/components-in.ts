const CONTAINER = '__reactContainer$';

/** Part of React's internal tree that is read here. */
interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Components within a React container. */
export function componentsIn(container: Element): Set<unknown> {
  const key = Object.keys(container).find((name) => name.startsWith(CONTAINER)) ?? '';
  const { stateNode } = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[
    key
  ] ?? { stateNode: undefined };
  const seen = new Set<unknown>();
  if (stateNode) collect(stateNode.current, seen);
  return seen;
}

function collect(first: Fiber, seen: Set<unknown>): void {
  for (let fiber: Fiber | null = first; fiber; fiber = fiber.sibling) {
    if (typeof fiber.type === 'function') seen.add(fiber.type);
    if (fiber.child) collect(fiber.child, seen);
  }
}
