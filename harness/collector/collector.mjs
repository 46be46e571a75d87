import { LRUCache } from 'lru-cache';
import { array, max, min, number, object, record, size, string, unknown } from 'superstruct';

/** Most events that it stores, and most characters of all of them together. */
const MOST = 5000;
const MOST_CHARACTERS = 8_000_000;
/** Deepest nesting of a batch; items of an order are at level 6. */
const MOST_LEVELS = 12;
/** Last moment that a date can be, in milliseconds since 1970. */
const LAST_DATE = 8.64e15;

const Batch = object({
  events: size(
    array(
      object({
        id: size(string(), 1, 100),
        at: max(min(number(), 0), LAST_DATE),
        visitor: size(string(), 0, 200),
        event: object({ name: size(string(), 1, 100), params: record(string(), unknown()) }),
      }),
    ),
    0,
    500,
  ),
});

/**
 * @typedef {object} Collected
 * @property {string} id
 * @property {number} at
 * @property {string} visitor
 * @property {{ name: string, params: Record<string, unknown> }} event
 */

/**
 * A collector as the demo has it: it takes batches, each event once, and shows them. It stores a bounded number
 * of bounded events in this process, and sends none elsewhere.
 *
 * @example
 * const collector = createCollector();
 * collector.receive('{"events":[…]}'); // 204
 * collector.events();
 */
export function createCollector() {
  /** @type {LRUCache<string, Collected>} */
  const events = new LRUCache({
    max: MOST,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (event) => JSON.stringify(event).length,
  });
  return {
    /**
     * @param {string} body
     * @returns {number} the status of the answer
     */
    receive(body) {
      const batch = readBatch(body);
      if (!batch) return 400;
      for (const event of batch) if (!events.has(event.id)) events.set(event.id, event);
      return 204;
    },
    /** In the order in which they came first. */
    events: () => [...events.rvalues()].filter((event) => event !== undefined),
  };
}

/** @param {string} body @returns {Collected[] | undefined} */
function readBatch(body) {
  try {
    const batch = JSON.parse(body);
    return isShallow(batch) && Batch.is(batch) ? batch.events : undefined;
  } catch {
    return undefined;
  }
}

/** Looks at one level after the other: a walk into the depth would exhaust the stack. @param {unknown} value */
function isShallow(value) {
  let level = [value];
  for (let depth = 0; depth <= MOST_LEVELS; depth += 1) {
    level = level.flatMap((part) =>
      typeof part === 'object' && part !== null ? Object.values(part) : [],
    );
    if (level.length === 0) return true;
  }
  return false;
}
