import { folderOf, placeInSource } from './source-place.js';

/** @import { Node, Rule } from './types.d.ts' */

/** Calls that create units. */
const CREATORS = new Set([
  'combine',
  'command',
  'createEffect',
  'createEvent',
  'createStore',
  'fact',
  'input',
  'merge',
  'port',
  'sample',
  'split',
  'state',
]);

/**
 * Every file names the feature of its units before the first one: without it they belong to whichever file was
 * evaluated before.
 *
 * @type {Rule}
 */
export const namedFeature = {
  create(context) {
    const place = placeInSource(context.filename);
    if (place === undefined || folderOf(place) === 'event-log') return {};
    return {
      Program(/** @type {Node} */ { body }) {
        for (const statement of body) {
          const name = callOf(statement);
          if (name === 'feature') return;
          if (name === undefined || !CREATORS.has(name)) continue;
          const message = `Name the feature of this unit first: feature('…').`;
          context.report({ node: statement, message });
          return;
        }
      },
    };
  },
};

/**
 * Function that a statement of a file calls, also before methods: `state(…).on(…)`.
 *
 * @param {Node} statement @returns {string | undefined}
 */
function callOf(statement) {
  const { declaration = statement } = statement;
  const [first] = declaration?.declarations ?? [];
  let node = first?.init ?? declaration?.expression;
  while (node?.type === 'CallExpression') {
    if (node.callee.type === 'Identifier') return node.callee.name;
    node = node.callee.object;
  }
  return undefined;
}
