import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { folderOf, placeInSource } from './source-place.js';

/** @import { Node, Rule, RuleContext } from './types.d.ts' */

/** @type {string[][]} lowest layer first */
const LAYERS = JSON.parse(readFileSync(new URL('./layers.json', import.meta.url), 'utf8'));
const RANKS = new Map(LAYERS.flatMap((folders, rank) => folders.map((folder) => [folder, rank])));
const EMBEDDED_BACKEND = '#harness/backend/browser.ts';

/**
 * Imports in `src` point downwards. Between folders of one layer only types cross. `src` stands alone:
 * the one way out is the embedded backend, imported by `main.tsx` at run time.
 *
 * @type {Rule}
 */
export const layers = {
  create(context) {
    const place = placeInSource(context.filename);
    if (place === undefined) return {};
    const visit = (/** @type {Node} */ node) => {
      if (typeof node.source?.value !== 'string') return;
      const message = complaint(place, node.source.value, {
        typeOnly: isTypeOnly(node),
        atRunTime: node.type === 'ImportExpression',
      });
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: visit,
      ExportNamedDeclaration: visit,
      ExportAllDeclaration: visit,
      ImportExpression: visit,
    };
  },
};

/**
 * @param {string} place @param {string} source
 * @param {{ typeOnly: boolean, atRunTime: boolean }} how
 * @returns {string | undefined}
 */
function complaint(place, source, { typeOnly, atRunTime }) {
  if (source === EMBEDDED_BACKEND && place === 'main.tsx' && atRunTime) return undefined;
  if (/^#(harness|fixtures|tests)\//.test(source)) return `src may not import ${source}.`;
  const target = targetOf(place, source);
  if (target === undefined) return undefined;
  const from = folderOf(place);
  const to = folderOf(target);
  if (from === undefined || from === to) return undefined;
  if (to === undefined)
    return `${target} stands above every folder; nothing in ${from} may import it.`;
  const rank = RANKS.get(from);
  const targetRank = RANKS.get(to);
  if (rank === undefined || targetRank === undefined) {
    return `Give ${rank === undefined ? from : to} a layer in harness/lint/layers.json.`;
  }
  if (targetRank > rank) return `${from} may not import upwards from ${to}.`;
  if (targetRank === rank && !typeOnly) {
    return `${from} and ${to} are siblings: only types may cross; let app/wiring.ts join them.`;
  }
  return undefined;
}

/** @param {string} place @param {string} source */
function targetOf(place, source) {
  if (source.startsWith('#src/')) return source.slice('#src/'.length);
  if (!source.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(place), source);
  return target.startsWith('..') ? undefined : target;
}

/** @param {Node} node */
function isTypeOnly(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return (
    specifiers.length > 0 &&
    specifiers.every((/** @type {Node} */ one) => (one.importKind ?? one.exportKind) === 'type')
  );
}
