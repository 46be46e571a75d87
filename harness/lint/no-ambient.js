import { placeInSource } from './source-place.js';

/** @import { Node, Rule } from './types.d.ts' */

const GLOBALS = new Set(
  `window document self globalThis top parent navigator location history screen fetch XMLHttpRequest WebSocket
  EventSource BroadcastChannel localStorage sessionStorage indexedDB caches cookieStore setTimeout
  setInterval setImmediate clearTimeout clearInterval requestAnimationFrame cancelAnimationFrame
  requestIdleCallback queueMicrotask addEventListener removeEventListener dispatchEvent matchMedia
  alert confirm prompt performance crypto Worker SharedWorker process`.split(/\s+/),
);

/**
 * Non-deterministic APIs enter through ports only: clock, randomness, network, storage, timers and the page.
 * `.oxlintrc.json` excepts files that are ports or start them.
 *
 * @type {Rule}
 */
export const noAmbient = {
  create(context) {
    if (placeInSource(context.filename) === undefined) return {};
    const report = (/** @type {Node} */ node, /** @type {string} */ name) =>
      context.report({ node, message: `No ${name} here: it enters through a port (src/ports).` });
    return {
      'Program:exit'() {
        for (const { identifier } of unresolved(context)) {
          if (GLOBALS.has(identifier.name) && !isInType(identifier)) {
            report(identifier, identifier.name);
          }
        }
      },
      'MemberExpression[object.name="Date"][property.name="now"]'(/** @type {Node} */ node) {
        report(node, 'Date.now()');
      },
      'MemberExpression[object.name="Math"][property.name="random"]'(/** @type {Node} */ node) {
        report(node, 'Math.random()');
      },
      'NewExpression[callee.name="Date"][arguments.length=0]'(/** @type {Node} */ node) {
        report(node, 'new Date()');
      },
      'CallExpression[callee.name="Date"]'(/** @type {Node} */ node) {
        report(node, 'Date()');
      },
    };
  },
};

/** @param {import('./types.d.ts').RuleContext} context @returns {Node[]} */
function unresolved(context) {
  const globalScope = context.sourceCode.scopeManager.globalScope;
  if (!globalScope) return [];
  const declaredGlobals = globalScope.variables
    .filter((variable) => variable.defs.length === 0)
    .flatMap((variable) => variable.references);
  return [...globalScope.through, ...declaredGlobals];
}

// A type such as `typeof fetch` has no effect.
/** @param {Node} identifier */
function isInType(identifier) {
  let node = identifier.parent;
  while (node?.type === 'TSQualifiedName') node = node.parent;
  return (
    node?.type.startsWith('TS') === true &&
    node.type !== 'TSAsExpression' &&
    node.type !== 'TSNonNullExpression'
  );
}
