import { folderOf, placeInSource } from './source-place.js';

/** @import { Node, Rule } from './types.d.ts' */

/** @type {Record<string, Map<string, string>>} */
const REFUSED = {
  effector: new Map([
    ['createStore', 'use state()'],
    ['createEvent', 'use input(), fact() or command()'],
    ['createEffect', 'use port() or callFx()'],
    ['createWatch', 'only the recorder watches'],
    ['createDomain', 'there are no domains'],
    ['restore', 'use state().on()'],
    ['forward', 'use sample()'],
    ['guard', 'use sample({ filter })'],
  ]),
  'effector-react': new Map(
    ['useStore', 'useEvent', 'useStoreMap', 'useList', 'useGate', 'createGate'].map((name) => [
      name,
      'use useUnit()',
    ]),
  ),
  // Operators that only connect units are allowed. Operators that wait or hold state need the project's logged
  // versions.
  patronum: new Map([
    ['debounce', 'use debounced() of the ports'],
    ['throttle', 'use debounced() of the ports'],
    ['delay', 'time comes from the clock port, use waitFx'],
    ['interval', 'time comes from the clock port, use waitFx'],
    ['time', 'time comes from the clock port, use readClockFx'],
    ['pending', 'no log knows it, use query() of the ports or state()'],
    ['inFlight', 'no log knows it, use query() of the ports or state()'],
    ['status', 'no log knows it, use query() of the ports or state()'],
    ['once', 'it keeps what no log knows, use state()'],
    ['previous', 'it keeps what no log knows, use state()'],
    ['snapshot', 'it keeps what no log knows, use state()'],
    ['combineEvents', 'it keeps what no log knows, use state()'],
    ['debug', 'only the recorder watches'],
  ]),
};
const REFUSED_MODULES = new Map([
  ['effector/inspect', 'it slows every scope by being imported'],
  ['effector-react/scope', 'use effector-react'],
]);
const REFUSED_METHODS = new Set(['watch', 'getState']);
const REFUSED_STORES = new Set(['pending', 'inFlight']);
const ORDER = ['clock', 'source', 'filter', 'fn', 'target', 'batch', 'greedy', 'name'];

/**
 * Every unit is declared by name for the log. Forbids Effector APIs that bypass the log or depend on module order.
 *
 * @type {Rule}
 */
export const noRawUnits = {
  create(context) {
    const place = placeInSource(context.filename);
    if (place === undefined || ['event-log', 'ports'].includes(folderOf(place) ?? '')) return {};
    return {
      ImportDeclaration(/** @type {Node} */ node) {
        for (const [at, message] of importComplaints(node)) context.report({ node: at, message });
      },
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

/** @param {Node} node @returns {[Node, string][]} */
function importComplaints(node) {
  if (node.importKind === 'type') return [];
  if (String(node.source.value).startsWith('patronum/'))
    return [[node, `No import of ${node.source.value}: import from patronum itself.`]];
  const reason = REFUSED_MODULES.get(node.source.value);
  if (reason) return [[node, `No import of ${node.source.value}: ${reason}.`]];
  const names = REFUSED[node.source.value] ?? new Map();
  return node.specifiers
    .filter((/** @type {Node} */ one) => one.importKind !== 'type' && names.has(one.imported?.name))
    .map((/** @type {Node} */ one) => {
      const name = one.imported.name;
      return [one, `No ${name} of ${node.source.value} here: ${names.get(name)}.`];
    });
}

/** @param {Node} node @returns {string | undefined} */
function callComplaint({ callee, arguments: [first] }) {
  if (callee.type === 'MemberExpression' && REFUSED_METHODS.has(callee.property.name)) {
    return `No .${callee.property.name}(): use sample() in models and useUnit() in views.`;
  }
  if (callee.type !== 'Identifier') return undefined;
  // Without a clock it creates an unnamed event.
  if (callee.name === 'reset' && first && !keysOf(first).includes('clock'))
    return 'reset() without a clock: name what triggers it.';
  if (callee.name !== 'sample') return undefined;
  if (first?.type !== 'ObjectExpression') return 'sample() takes one object with a clock.';
  const keys = keysOf(first);
  if (!keys.includes('clock')) return 'sample() without a clock: name what triggers it.';
  const places = keys.map((/** @type {string} */ key) => ORDER.indexOf(key));
  const sorted = places.every((/** @type {number} */ at, /** @type {number} */ index) => {
    return index === 0 || at > (places[index - 1] ?? -1);
  });
  return sorted ? undefined : 'sample() reads clock, source, filter, fn, target, in this order.';
}

/** @param {Node} object @returns {string[]} */
function keysOf(object) {
  const { properties = [] } = object ?? {};
  return properties.map((/** @type {Node} */ property) => property.key?.name ?? '');
}
