/**
 * Bars of the figures, by the names under which `npm run bench` prints them. Raising one needs a decision in
 * `harness/decisions` that gives its reason; a lower figure lowers its limit.
 *
 * A limit of {@link COUNTS} is the present count, with 1 % for other changes (heap 5 %).
 *
 * @typedef {object} Bar
 * @property {string} unit
 * @property {number} limit largest value
 * @property {number} [goal] value to reach, where the limit is still above it; not checked
 * @property {number} [node] major version of Node to which the limit applies; others are not compared
 * @property {string} [reason] why the limit moved
 *
 * @typedef {object} Floor
 * @property {string} unit
 * @property {number} least smallest value
 */

const STYLES =
  '400 bytes are for font fallbacks, which prevent layout shifts, and for forced colours; 150 are for the cookie notice, whose 1,100 bytes each first visit loaded later as a file.';

/**
 * Counts, equal on every machine: `npm test` checks them, bundles by `.size-limit.mjs` and the others by
 * `tests/harness/bench/bars.test.ts`.
 *
 * @satisfies {Record<string, Bar>}
 */
export const COUNTS = {
  'bundle.first_load_gz_kb': {
    unit: 'kB',
    limit: 186.3,
    goal: 150,
    reason:
      'The start is three scripts in turns: 3.2 kB more, but a task of 390 ms on a slow phone became three of at most 160 ms. 0.1 kB is for the stored answers of the tab, and 1.8 kB for decisions of one node and for tiles that share their subscriptions: half the node runs of a navigation, and a third fewer nodes at the start.',
  },
  'bundle.measure_gz_kb': { unit: 'kB', limit: 14.1 },
  'bundle.backend_gz_kb': {
    unit: 'kB',
    limit: 196.7,
    goal: 60,
    reason:
      'The recommended order separates colourways of one style, and has sold-out products last: 0.3 kB more.',
  },
  'bundle.backend_purchase_gz_kb': {
    unit: 'kB',
    limit: 32.6,
    reason:
      'Calls of shops and of the newsletter moved here from the start, with the rules of addresses.',
  },

  'served.home_br_kb': { unit: 'kB', limit: 10.8 },
  'served.listing_br_kb': { unit: 'kB', limit: 17, goal: 15 },
  'served.product_br_kb': { unit: 'kB', limit: 10.3 },
  'served.home_styles_gz_kb': { unit: 'kB', limit: 14.9, reason: STYLES },
  'served.listing_styles_gz_kb': { unit: 'kB', limit: 12.55, reason: STYLES },
  'served.product_styles_gz_kb': { unit: 'kB', limit: 17, reason: STYLES },
  'served.text_styles_gz_kb': { unit: 'kB', limit: 15.15, reason: STYLES },
  'served.listing_requests': { unit: 'requests', limit: 19 },
  'served.listing_elements': { unit: 'elements', limit: 900 },
  'served.listing_tile_elements': { unit: 'elements', limit: 14 },

  'start.core_declared_units': { unit: 'units', limit: 212, goal: 110 },
  'start.core_effector_units': { unit: 'units', limit: 665 },
  'start.core_nodes': { unit: 'nodes', limit: 1313 },
  'start.core_heap_mb': { unit: 'MB', limit: 10.9, node: 20 },
  'start.product_declared_units': { unit: 'units', limit: 438 },
  'start.product_effector_units': { unit: 'units', limit: 1423 },
  'start.bag_declared_units': { unit: 'units', limit: 774 },
  'start.bag_effector_units': { unit: 'units', limit: 2506 },
  'start.checkout_declared_units': { unit: 'units', limit: 774 },
  'start.checkout_effector_units': { unit: 'units', limit: 2506 },
  'start.account_declared_units': { unit: 'units', limit: 813 },
  'start.account_effector_units': { unit: 'units', limit: 2889 },

  'nodes.session_per_navigation': { unit: 'node runs', limit: 176 },
  'nodes.session_per_add_to_bag': { unit: 'node runs', limit: 57 },
};

/**
 * Figures that need a browser or depend on the machine: `npm run bench` compares them, and the journey of the offline
 * worker its requests.
 *
 * @satisfies {Record<string, Bar | Floor>}
 */
export const MEASURED = {
  'page.listing_first_paint_ratio': { unit: '×', limit: 1.1 },
  'page.listing_largest_paint_ratio': { unit: '×', limit: 1.2 },
  'page.listing_ready_ms': { unit: 'ms', limit: 2800 },
  'page.listing_blocking_above_plain_ms': { unit: 'ms', limit: 50 },
  'page.listing_shift': { unit: 'score', limit: 0.01 },
  'page.listing_requests': { unit: 'requests', limit: 20 },
  'page.press_to_product_ms': { unit: 'ms', limit: 100 },
  'page.press_to_whole_product_ms': { unit: 'ms', limit: 200 },
  'page.back_to_listing_ms': { unit: 'ms', limit: 100 },
  'page.filter_to_paint_ms': { unit: 'ms', limit: 32 },
  'page.colour_to_paint_ms': { unit: 'ms', limit: 24 },
  'page.add_to_bag_to_paint_ms': { unit: 'ms', limit: 16 },
  'page.more_task_ratio': { unit: '×', limit: 1.1 },
  'page.more_elements_ratio': { unit: '×', limit: 1.1 },
  'page.more_back_px': { unit: 'px', limit: 2 },
  'page.heap_mb': { unit: 'MB', limit: 6.5 },
  'page.measured_interaction_above_ms': { unit: 'ms', limit: 4 },
  'page.measured_blocking_above_ms': { unit: 'ms', limit: 50 },
  'worker.first_visit_requests': { unit: 'requests', limit: 8 },

  'document.listing_rendered_per_second': { unit: '/s', least: 40 },
  'document.product_rendered_per_second': { unit: '/s', least: 60 },
  'document.kept_per_second': { unit: '/s', least: 3000 },
  'document.kept_first_byte_p99_ms': { unit: 'ms', limit: 20 },
  'document.crowd_answered': { unit: 'of 1000', least: 1000 },

  'record.overhead_percent': { unit: '%', limit: 20 },
  'record.session_overhead_percent': { unit: '%', limit: 10 },
  'record.gz_bytes_per_record': { unit: 'B', limit: 12 },
  'replay.prototype_records_per_second': {
    unit: 'records per second of processor time',
    least: 100_000,
  },
  'replay.verified_records_per_second': {
    unit: 'records per second of processor time',
    least: 25_000,
  },
  'seek.median_ms': { unit: 'ms', limit: 8 },
  'nodes.runs_per_cause': { unit: 'node runs', limit: 50 },
  'nodes.runs_per_navigation': { unit: 'node runs', limit: 180 },
  'studio.open_ms': { unit: 'ms', limit: 1000 },
  'studio.seek_ms': { unit: 'ms', limit: 100 },
  'studio.verify_ms': { unit: 'ms', limit: 2000 },
};

/** @type {Readonly<Record<string, Bar | Floor>>} */
const BARS = { ...COUNTS, ...MEASURED };

/**
 * Bar of a figure, and true if its value is within it; nothing for a figure without a bar.
 *
 * @param {{ name: string, value: number }} figure
 * @returns {{ bar?: number, isWithin?: boolean, goal?: number }}
 * @example compared({ name: 'seek.median_ms', value: 11 }) // { bar: 8, isWithin: false }
 */
export function compared({ name, value }) {
  const bar = BARS[name];
  if (!bar) return {};
  if ('least' in bar) return { bar: bar.least, isWithin: value >= bar.least };
  const { limit, goal, node } = bar;
  if (node !== undefined && !process.versions.node.startsWith(`${node}.`)) return {};
  return { bar: limit, isWithin: value <= limit, ...(goal !== undefined && { goal }) };
}
