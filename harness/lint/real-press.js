/** @import { Node, Rule } from './types.d.ts' */

const PRESSES = 'click|dblclick|tap|check|uncheck|setChecked|hover|dragTo|fill|selectOption';

/**
 * Journeys use Playwright's `click()`, which fails if another element covers the control. `force`, `dispatchEvent` and
 * an element's own `click()` would pass.
 *
 * @type {Rule}
 */
export const realPress = {
  create(context) {
    const report = (/** @type {Node} */ node, /** @type {string} */ name) =>
      context.report({
        node,
        message: `No ${name} in a journey: press by click(), check(), press() or the mouse.`,
      });
    return {
      [`CallExpression[callee.property.name=/^(?:${PRESSES})$/] > ObjectExpression > Property[key.name="force"]`](
        /** @type {Node} */ node,
      ) {
        report(node, '`force`');
      },
      'CallExpression[callee.property.name="dispatchEvent"]'(/** @type {Node} */ node) {
        // Playwright has no other way to drop files from outside the browser.
        if (node.arguments[0]?.value !== 'drop') report(node, '`dispatchEvent`');
      },
      'CallExpression[callee.property.name=/^(?:evaluate|evaluateAll|evaluateHandle)$/] CallExpression[callee.property.name="click"]'(
        /** @type {Node} */ node,
      ) {
        report(node, 'element’s own `click()`');
      },
    };
  },
};
