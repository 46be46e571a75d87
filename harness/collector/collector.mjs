import { LRUCache } from 'lru-cache';
import { array, max, min, number, object, record, size, string, unknown } from 'superstruct';

/** Limits of stored events: their number and total characters. */
const MOST = 5000;
const MOST_CHARACTERS = 8_000_000;
/** Deepest nesting of a batch; items of an order are at level 6. */
const MOST_LEVELS = 12;
/** Last valid date, in milliseconds since 1970. */
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
 * Collector of the demo: accepts batches, stores each event once, and shows them. It stores a limited number of limited
 * events in memory, and sends none elsewhere.
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
    /** Events in the order of their first arrival. */
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

/** Checks level by level, because recursion would exhaust the stack. @param {unknown} value */
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
