import type { Plugin } from 'vite';
import { type Cut, type Node, nodesIn, withCuts } from './syntax.ts';

const LIBRARY = /\/node_modules\/msw\/lib\/browser\/index\.mjs$/;

/** What `setupWorker` makes besides the source that hears the service worker, and what stands there instead. */
const SOURCES: Readonly<Record<string, string>> = {
  InterceptorSource2: '',
  FallbackHttpSource: 'undefined',
};

/** Classes that only those sources use: stand-ins for the page's own sockets, `fetch` and `XMLHttpRequest`. */
const CLASSES = [
  'FallbackHttpSource',
  'FetchInterceptor',
  'WebSocketInterceptor',
  'WebSocketOverride',
  'XMLHttpRequestInterceptor',
];

/**
 * Leaves out of MSW's page script what the shop's embedded backend never uses: the shop opens no
 * sockets, and without a service worker there is no embedded backend.
 */
export function leanMsw(): Plugin {
  return {
    name: 'selvedge:lean-msw',
    apply: 'build',
    transform: { filter: { id: LIBRARY }, handler: (code) => withoutInterceptors(code) },
  };
}

/** MSW's page script, shorter. Throws when something to leave out is not there. */
export function withoutInterceptors(code: string): string {
  const nodes = nodesIn(code);
  return withCuts(code, [
    ...Object.entries(SOURCES).map(([name, text]) => creation(nodes, name, text)),
    ...CLASSES.map((name) => declaration(nodes, name)),
  ]);
}

function creation(nodes: readonly Node[], name: string, text: string): Cut {
  const made = nodes.filter(
    ({ type, callee }) => type === 'NewExpression' && isNamed(callee, name),
  );
  return { ...only(made, name), text };
}

function declaration(nodes: readonly Node[], name: string): Cut {
  const made = nodes.filter(({ type, id }) => type === 'VariableDeclarator' && isNamed(id, name));
  return { ...only(made, name), text: `${name} = undefined` };
}

function isNamed(value: unknown, name: string): boolean {
  return (value as Node | null)?.type === 'Identifier' && (value as Node)['name'] === name;
}

function only(found: readonly Node[], name: string): Cut {
  const [first, second] = found;
  if (!first || second) throw new Error(`MSW has no single ${name} to leave out`);
  return { start: first.start, end: first.end };
}
