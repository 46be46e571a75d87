import type { Plugin } from 'vite';
import { type Cut, type Node, nodesIn, withCuts } from './syntax.ts';

const LIBRARY = /\/node_modules\/i18next\/dist\/esm\/i18next\.js$/;
const DEBUG_CALL =
  /(?:^|\.)(?:(?:baseLogger|logger)\.(?:deprecate|log|once|warn)|deprecateBareCode|deprecateDottedLng|noticeDevFallback)$/;
const DEBUG_FLAG = /(?:^|\.)logger\.debug$/;

/** Methods that the shop has no use for: debug messages, clones, more languages at a time, sending missing texts to a server. */
export const UNUSED_METHODS: Record<string, readonly string[]> = {
  Connector: ['noticeDevFallback', 'reload', 'saveMissing'],
  Formatter: ['add', 'addCached'],
  I18n: [
    'cloneInstance',
    'dir',
    'exists',
    'hydrate',
    'loadLanguages',
    'setDefaultNamespace',
    'toJSON',
  ],
  LanguageUtil: ['clearCache', 'deprecateBareCode'],
  Logger: ['clone', 'deprecate', 'log', 'once', 'warn'],
  PluralResolver: ['clearCache', 'getPluralFormsOfKey', 'getSuffixes', 'needsPlural'],
  ResourceStore: ['deprecateDottedLng', 'removeNamespaces', 'toJSON'],
  Translator: ['exists', 'getUsedParamsDetails'],
};

/**
 * Leaves out of i18next what it says with `debug: true` only, which the shop never sets, and the
 * {@link UNUSED_METHODS}. Errors it still logs.
 */
export function leanI18next(): Plugin {
  return {
    name: 'selvedge:lean-i18next',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'studio',
    transform: { filter: { id: LIBRARY }, handler: withoutUnused },
  };
}

/** The library's code, shorter. Throws when a method to leave out is not there. */
export function withoutUnused(code: string): string {
  const nodes = nodesIn(code);
  const textOf = (node: Node) => code.slice(node.start, node.end);
  const debug = nodes.flatMap((node): Cut[] => {
    if (node.type === 'CallExpression' && DEBUG_CALL.test(textOf(node['callee'] as Node)))
      return [{ ...node, text: 'null' }];
    return node.type === 'MemberExpression' && DEBUG_FLAG.test(textOf(node))
      ? [{ ...node, text: 'false' }]
      : [];
  });
  const methods = Object.entries(UNUSED_METHODS).flatMap(([owner, names]) =>
    names.map((name) => methodOf(nodes, owner, name)),
  );
  return withCuts(code, [...debug, ...methods]);
}

interface Class {
  id: { name: string } | null;
  body: { body: (Node & { key?: { name?: string } })[] };
}

function methodOf(nodes: readonly Node[], owner: string, name: string): Node {
  const classes = nodes.filter(({ type }) => type === 'ClassDeclaration') as unknown as Class[];
  const members = classes.find(({ id }) => id?.name === owner)?.body.body ?? [];
  const method = members.find(({ key }) => key?.name === name);
  if (!method) throw new Error(`i18next has no ${owner}.${name} any more`);
  return method;
}
