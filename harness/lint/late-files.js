import { placeInSource } from './source-place.js';

/** @import { Node, Rule } from './types.d.ts' */

const FETCHERS = new Set(['importWithRetry', 'lazyView']);

/**
 * A lazy file may fail to load, so `src` uses `import()` only through the function that retries. Exceptions: `api.ts`
 * and `app/features/modules.ts` only locate modules, which their callers load. `main.tsx` runs before the retry exists.
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
          'No import() of its own: use lazyView() for a view, importWithRetry() for the rest.';
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
