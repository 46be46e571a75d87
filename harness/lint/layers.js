import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { folderOf, placeInSource } from './source-place.js';

/** @import { Node, Rule, RuleContext } from './types.d.ts' */

/**
 * Table of ranks, lowest first. `rooms` are the folders of `src`. `within` are the folders of one room ('.' is its own
 * files). `loggedAs` are domains whose log names stayed when their files moved.
 *
 * @type {{ rooms: string[][], within: Record<string, string[][]>, loggedAs: Record<string, string[]> }}
 */
export const TABLE = JSON.parse(readFileSync(new URL('./layers.json', import.meta.url), 'utf8'));
const ROOMS = ranksOf(TABLE.rooms);
const WITHIN = new Map(
  Object.entries(TABLE.within).map(([room, layers]) => [room, ranksOf(layers)]),
);

/** @param {string[][]} layers @returns {Map<string, number>} */
function ranksOf(layers) {
  return new Map(layers.flatMap((folders, rank) => folders.map((folder) => [folder, rank])));
}

const EMBEDDED_BACKEND = '#harness/backend/browser.ts';

/**
 * Imports in `src` point downwards. Folders of one layer share only types. The only import from outside `src` is the
 * embedded backend, which `main.tsx` imports at run time.
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
  if (from === undefined) return undefined;
  if (from === to) return complaintWithin(from, place, target, typeOnly);
  if (to === undefined)
    return `${target} stands above every folder; nothing in ${from} may import it.`;
  const rank = ROOMS.get(from);
  const targetRank = ROOMS.get(to);
  if (rank === undefined || targetRank === undefined) {
    return `Give ${rank === undefined ? from : to} a layer in harness/lint/layers.json.`;
  }
  if (targetRank > rank) return `${from} may not import upwards from ${to}.`;
  if (targetRank === rank && !typeOnly) {
    return `${from} and ${to} are siblings: only types may cross; let src/app connect them (wiring.ts, or late/<module>).`;
  }
  return undefined;
}

/**
 * The same rule within a room that has its own ranks.
 *
 * @param {string} room @param {string} place @param {string} target @param {boolean} typeOnly
 */
function complaintWithin(room, place, target, typeOnly) {
  const ranks = WITHIN.get(room);
  const from = partOf(place);
  const to = partOf(target);
  if (ranks === undefined || from === to) return undefined;
  const rank = ranks.get(from);
  const targetRank = ranks.get(to);
  if (rank === undefined || targetRank === undefined) {
    const missing = rank === undefined ? from : to;
    return `Give ${room}/${missing} a rank under "within" in harness/lint/layers.json.`;
  }
  if (targetRank > rank) return `${room}/${from} may not import upwards from ${room}/${to}.`;
  if (targetRank === rank && !typeOnly) {
    return `${room}/${from} and ${room}/${to} are siblings: only types may cross.`;
  }
  return undefined;
}

/** @param {string} place @returns {string} the folder below its room: 'details/delivery', or '.' */
function partOf(place) {
  return posix.dirname(place).split('/').slice(1).join('/') || '.';
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
