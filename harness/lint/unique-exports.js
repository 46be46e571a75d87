import { readFileSync, readdirSync } from 'node:fs';
import { placeInSource } from './source-place.js';

/** @import { Node, Rule } from './types.d.ts' */

const EXPORT = /^export (?:async )?(?:const|let|function|class|type|interface|enum) (\$?\w+)/gm;
/** Exports with the same name and meaning in several modules. */
const CONVENTIONS = new Set(['portHandlers']);

/**
 * Exported names in `src` are unique. A value and its type in one file count as one, and so does a view with the file
 * that loads it lazily.
 *
 * @type {Rule}
 */
export const uniqueExports = {
  create(context) {
    const place = placeInSource(context.filename);
    if (place === undefined) return {};
    const source = context.filename.slice(0, context.filename.length - place.length);
    return {
      ExportNamedDeclaration(/** @type {Node} */ node) {
        for (const name of namesOf(node)) {
          const others = (exportersIn(source).get(name) ?? []).filter((file) => file !== place);
          if (others.length === 0 || CONVENTIONS.has(name)) continue;
          const message = `${name} is exported by ${others.join(', ')} too: give each meaning a name of its own.`;
          context.report({ node, message });
        }
      },
    };
  },
};

/** @param {Node} node @returns {string[]} */
function namesOf({ declaration }) {
  if (!declaration) return [];
  if (declaration.id) return [declaration.id.name];
  return (declaration.declarations ?? [])
    .filter((/** @type {Node} */ one) => one.id.type === 'Identifier' && !isLateView(one.init))
    .map((/** @type {Node} */ one) => one.id.name);
}

/** @param {Node} init undefined where nothing is assigned */
function isLateView(init) {
  return init?.type === 'CallExpression' && init.callee.name === 'lazyView';
}

/** @type {Map<string, Map<string, string[]>>} the files that export a name, by source folder */
const indexes = new Map();

/** @param {string} source the `src` folder, with a slash at its end */
function exportersIn(source) {
  const known = indexes.get(source);
  if (known) return known;
  /** @type {Map<string, string[]>} */
  const index = new Map();
  indexes.set(source, index);
  for (const file of filesIn(source)) {
    const text = readFileSync(source + file, 'utf8');
    for (const name of new Set([...text.matchAll(EXPORT)].map(([, one = '']) => one))) {
      if (text.includes(`export const ${name} = lazyView(`)) continue;
      index.set(name, [...(index.get(name) ?? []), file]);
    }
  }
  return index;
}

/** @param {string} source */
function filesIn(source) {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file));
}
