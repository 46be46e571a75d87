import { folderOf, placeInSource } from './source-place.js';

/** @import { Node, Rule } from './types.d.ts' */

const REFUSED_METHODS = new Set(['watch', 'getState']);
const REFUSED_STORES = new Set(['pending', 'inFlight']);
const ORDER = ['clock', 'source', 'filter', 'fn', 'target', 'batch', 'greedy', 'name'];

/**
 * Every unit is declared by name for the log. Forbids calls of Effector that bypass the log or depend on module order;
 * `.oxlintrc.json` refuses the imports.
 *
 * @type {Rule}
 */
export const noRawUnits = {
  create(context) {
    const place = placeInSource(context.filename);
    if (place === undefined || ['event-log', 'ports'].includes(folderOf(place) ?? '')) return {};
    return {
      CallExpression(/** @type {Node} */ node) {
        const message = callComplaint(node);
        if (message) context.report({ node, message });
      },
      MemberExpression(/** @type {Node} */ node) {
        if (!REFUSED_STORES.has(node.property.name) || !node.object.name?.endsWith('Fx')) return;
        const message = `No .${node.property.name}: no log knows it, use state().`;
        context.report({ node, message });
      },
    };
  },
};

/** @param {Node} node @returns {string | undefined} */
function callComplaint({ callee, arguments: [first] }) {
  if (callee.type === 'MemberExpression' && REFUSED_METHODS.has(callee.property.name)) {
    return `No .${callee.property.name}(): use sample() in models and useUnit() in views.`;
  }
  if (callee.type !== 'Identifier') return undefined;
  // Without a clock it creates an unnamed event.
  if (callee.name === 'reset' && first && !keysOf(first).includes('clock'))
    return 'reset() without a clock: name what triggers it.';
  if (callee.name !== 'sample' && callee.name !== 'sampleStores') return undefined;
  if (first?.type !== 'ObjectExpression') return 'sample() takes one object with a clock.';
  if (callee.name === 'sample' && hasSeveralStores(first))
    return 'sample() combines several stores at each change of one: use sampleStores().';
  const keys = keysOf(first);
  if (!keys.includes('clock')) return 'sample() without a clock: name what triggers it.';
  const places = keys.map((/** @type {string} */ key) => ORDER.indexOf(key));
  const sorted = places.every((/** @type {number} */ at, /** @type {number} */ index) => {
    return index === 0 || at > (places[index - 1] ?? -1);
  });
  return sorted ? undefined : 'sample() reads clock, source, filter, fn, target, in this order.';
}

/** @param {Node} object @returns {boolean} */
function hasSeveralStores({ properties = [] }) {
  return properties.some(
    (/** @type {Node} */ { key, value }) =>
      key?.name === 'source' && value?.type === 'ObjectExpression',
  );
}

/** @param {Node} object @returns {string[]} */
function keysOf(object) {
  const { properties = [] } = object ?? {};
  return properties.map((/** @type {Node} */ property) => property.key?.name ?? '');
}
