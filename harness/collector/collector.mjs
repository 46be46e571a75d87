/** Events that it remembers. */
const MOST = 5000;

/**
 * @typedef {object} Collected
 * @property {string} id
 * @property {number} at
 * @property {string} visitor
 * @property {{ name: string, params: Record<string, unknown> }} event
 */

/**
 * A collector as the demo has it: it takes batches, each event once, and shows them. Nothing of it leaves this
 * process.
 *
 * @example
 * const collector = createCollector();
 * collector.receive('{"events":[…]}'); // 204
 * collector.events();
 */
export function createCollector() {
  /** @type {Map<string, Collected>} */
  const events = new Map();
  return {
    /**
     * @param {string} body
     * @returns {number} the status of the answer
     */
    receive(body) {
      const batch = readBatch(body);
      if (!batch) return 400;
      for (const event of batch) if (!events.has(event.id)) events.set(event.id, event);
      for (const id of [...events.keys()].slice(0, -MOST)) events.delete(id);
      return 204;
    },
    /** In the order in which they came first. */
    events: () => [...events.values()],
  };
}

/** @param {string} body @returns {Collected[] | undefined} */
function readBatch(body) {
  try {
    const { events } = JSON.parse(body);
    return Array.isArray(events) && events.every(isEvent) ? events : undefined;
  } catch {
    return undefined;
  }
}

/** @param {any} event what anybody may have sent */
function isEvent(event) {
  return typeof event?.id === 'string' && typeof event.event?.name === 'string';
}
