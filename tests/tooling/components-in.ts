const CONTAINER = '__reactContainer$';

/** What of React's tree is looked at. */
interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** The components that stand in a container of React's, itself and all that they show. */
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
