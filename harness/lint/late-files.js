import { placeInSource } from './source-place.js';

/** @import { Node, Rule } from './types.d.ts' */

const FETCHERS = new Set(['fetchFile', 'lazyView']);

/**
 * A file that comes late may be lost: every `import()` of `src` is fetched in the one way that asks for
 * it again. A call's contract is fetched by whoever makes the call, so `api.ts` only says where it is; so do
 * `app/late/modules.ts` of the modules, and what `main.tsx` begins with has nobody yet to ask for it.
 *
 * @type {Rule}
 */
export const lateFiles = {
  create(context) {
    const place = placeInSource(context.filename);
    if (place === undefined || /(?:^|[/-])api\.ts$/.test(place)) return {};
    return {
      ImportExpression(/** @type {Node} */ node) {
        if (isFetched(node)) return;
        const message =
          'No import() of its own: use lazyView() for a view, fetchFile() for the rest.';
        context.report({ node, message });
      },
    };
  },
};

/** @param {Node} node */
function isFetched(node) {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === 'CallExpression' && FETCHERS.has(at.callee.name)) return true;
  return false;
}
