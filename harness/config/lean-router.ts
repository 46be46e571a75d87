import type { Plugin } from 'vite';
import { type Cut, type Node, nodesIn, withCuts } from './syntax.ts';

const LIBRARY = /\/node_modules\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/;

/** Only a data router has these; the shop's addresses are the model's, so it has none. */
const DATA_ROUTE = 'isDataRoute ? useNavigateStable() : useNavigateUnstable()';

/**
 * Leaves out of React Router what it says to developers, that is warnings and the texts of failed
 * assertions (these still throw), and how links go through a data router.
 */
export function leanRouter(): Plugin {
  return {
    name: 'selvedge:lean-router',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'studio',
    transform: { filter: { id: LIBRARY }, handler: withoutMessages },
  };
}

/** The library's code, shorter; of a file that has no hooks only the messages go. */
export function withoutMessages(code: string): string {
  const cuts = nodesIn(code).flatMap((node): Cut[] => {
    if (node.type !== 'CallExpression') return [];
    const { name = '' } = node['callee'] as { name?: string };
    if (/^warning\d*$/.test(name)) return [{ ...node, text: 'null' }];
    const [condition] = node['arguments'] as Node[];
    return /^invariant\d*$/.test(name) && condition
      ? [{ start: condition.end, end: node.end, text: ')' }]
      : [];
  });
  return withCuts(code, cuts).replace(DATA_ROUTE, 'useNavigateUnstable()');
}
