import { placeInSource } from './source-place.js';

/** @import { Node, Rule } from './types.d.ts' */

const METHODS = new Set([
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'localeCompare',
]);

/**
 * Engines have different versions of CLDR. Numbers, money and dates are formatted from data
 * (`src/commerce/number-text.ts`, `src/kernel/date-format.ts`); other uses of `Intl` are in `src/kernel/intl.ts`.
 *
 * @type {Rule}
 */
export const noIntl = {
  create(context) {
    const place = placeInSource(context.filename);
    if (place === undefined || context.filename.endsWith('src/kernel/intl.ts')) return {};
    const report = (/** @type {Node} */ node, /** @type {string} */ name) =>
      context.report({ node, message: `No ${name} here: use src/kernel/intl.ts or CLDR's data.` });
    return {
      'MemberExpression[object.name="Intl"]'(/** @type {Node} */ node) {
        report(node, 'Intl');
      },
      'MemberExpression[property.type="Identifier"]'(/** @type {Node} */ node) {
        if (METHODS.has(node.property.name)) report(node, node.property.name);
      },
    };
  },
};
