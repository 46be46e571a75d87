import type { Plugin } from 'vite';
import { type Cut, type Node, nodesIn, nodesOf, withCuts } from './syntax.ts';

const LIBRARY = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Variables that nothing but hydration and view transitions sets to true. */
const FALSE_VARIABLES = ['isHydrating', 'shouldStartViewTransition'];

/** Fields that are always this without hydration. */
const KNOWN_FIELDS: Record<string, string> = { dehydrated: 'null', isDehydrated: 'false' };

/** Elements that the shop never renders, by React's name; used all the same, they throw React's error 130. */
const ELEMENTS = ['ACTIVITY', 'PROFILER', 'SUSPENSE_LIST', 'VIEW_TRANSITION'];

/** `tag` of the fibers that only those elements, hydration and experiments have. */
const TAGS = [12, 18, 19, 21, 25, 30, 31];

/** Hooks that the shop never calls; called all the same, they are no functions. */
export const UNUSED_HOOKS = [
  'useActionState',
  'useCacheRefresh',
  'useDeferredValue',
  'useEffectEvent',
  'useFormState',
  'useHostTransitionStatus',
  'useImperativeHandle',
  'useOptimistic',
  'useTransition',
];

/**
 * Leaves out of React what a shop that renders in the browser only cannot reach: hydration, the
 * elements that it never renders, and the hooks that it never calls.
 */
export function leanReact(): Plugin {
  return {
    name: 'selvedge:lean-react',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'studio',
    transform: { filter: { id: LIBRARY }, handler: withoutUnreachable },
  };
}

/** The library's code, shorter. Throws when something to leave out is not there. */
export function withoutUnreachable(code: string): string {
  const nodes = nodesIn(code);
  return withCuts(code, [
    ...FALSE_VARIABLES.flatMap((name) => falseVariable(nodes, name)),
    ...Object.entries(KNOWN_FIELDS).flatMap(([name, text]) => knownField(nodes, name, text)),
    ...ELEMENTS.flatMap((name) => elementCases(nodes, name)),
    ...TAGS.flatMap((tag) => tagCases(nodes, tag)),
    ...UNUSED_HOOKS.flatMap((name) => dispatched(nodes, name)),
    ...found(
      nodes.filter((node) => isExportOf(node, 'hydrateRoot')),
      'hydrateRoot',
    ),
  ]);
}

function found(cuts: Cut[], name: string): Cut[] {
  if (cuts.length === 0) throw new Error(`React has no ${name} to leave out any more`);
  return cuts;
}

function isNamed(node: unknown, name: string): boolean {
  const { type, name: given } = (node ?? {}) as Node;
  return type === 'Identifier' && given === name;
}

/** Its readings become `false`; of its assignments the value stays. A parameter of that name is another one. */
function falseVariable(nodes: readonly Node[], name: string): Cut[] {
  const shadows = nodes.filter((node) =>
    (node['params'] as Node[] | undefined)?.some((param) => isNamed(param, name)),
  );
  const targets = nodes.flatMap(({ type, id, left, key }) =>
    type === 'VariableDeclarator' ? [id] : type === 'AssignmentExpression' ? [left] : [key],
  );
  const isShadowed = ({ start }: Node) =>
    shadows.some((shadow) => shadow.start < start && start < shadow.end);
  const readings = nodes.filter(
    (node) => isNamed(node, name) && !targets.includes(node) && !isShadowed(node),
  );
  const writings = nodes.filter(
    ({ type, left }) => type === 'AssignmentExpression' && isNamed(left, name),
  );
  return found(
    [
      ...readings.map((node) => ({ ...node, text: 'false' })),
      ...writings.map(({ start, right }) => ({ start, end: (right as Node).start })),
    ],
    name,
  );
}

function knownField(nodes: readonly Node[], name: string, text: string): Cut[] {
  const readings = nodes.filter(
    ({ type, property }) => type === 'MemberExpression' && isNamed(property, name),
  );
  return found(
    readings.map((node) => ({ ...node, text })),
    name,
  );
}

interface Case extends Node {
  test: Node | null;
  consequent: Node[];
}

/** True when nothing runs on from a case into the next one. */
function endsHere({ consequent }: Case): boolean {
  const last = consequent.at(-1);
  const body = last?.type === 'BlockStatement' ? (last['body'] as Node[]).at(-1) : last;
  return /^(?:Return|Break|Continue|Throw)Statement$/.test(body?.type ?? '');
}

/** `var` belongs to the whole function, and other cases may use what one declares. */
function declared(one: Case): string[] {
  const nodes = nodesOf(one.consequent);
  const functions = nodes.filter(({ params }) => params !== undefined);
  const isInner = ({ start }: Node) =>
    functions.some((inner) => inner.start <= start && start < inner.end);
  return nodes
    .filter((node) => node.type === 'VariableDeclarator' && !isInner(node))
    .map(({ id }) => String((id as Node)['name']));
}

/** The cases of all switches that a test holds for, where nothing runs into them or on from them. */
function cases(nodes: readonly Node[], holds: (test: Node, on: Node) => boolean): Cut[] {
  return nodes
    .filter(({ type }) => type === 'SwitchStatement')
    .flatMap((node) =>
      (node['cases'] as Case[]).flatMap((one, index, all): Cut[] => {
        if (!one.test || !holds(one.test, node['discriminant'] as Node)) return [];
        if (one.consequent.length === 0) return [one];
        const before = all[index - 1];
        if (!endsHere(one) || (before && !endsHere(before))) return [];
        const names = declared(one);
        if (!before && names.length > 0) return [];
        return [{ ...one, text: names.length > 0 ? `var ${names.join()};` : '' }];
      }),
    );
}

function elementCases(nodes: readonly Node[], name: string): Cut[] {
  return found(
    cases(nodes, (test) => isNamed(test, `REACT_${name}_TYPE`)),
    name,
  );
}

const isTag = (node: unknown) => isNamed((node as Node | undefined)?.['property'], 'tag');

function tagCases(nodes: readonly Node[], tag: number): Cut[] {
  const comparisons = nodes.filter(
    ({ type, operator, left, right }) =>
      type === 'BinaryExpression' &&
      /^[!=]==$/.test(String(operator)) &&
      (left as Node)['value'] === tag &&
      isTag(right),
  );
  return [
    ...cases(nodes, (test, on) => test['value'] === tag && isTag(on)),
    ...comparisons.map((node) => ({ ...node, text: String(node['operator'] === '!==') })),
  ];
}

/** A hook in the tables from which React takes its hooks, the table of errors apart. */
function dispatched(nodes: readonly Node[], name: string): Cut[] {
  const tables = nodes.filter(
    ({ type, id }) =>
      type === 'VariableDeclarator' && String((id as Node)['name']).startsWith('HooksDispatcher'),
  );
  const hooks = nodesOf(tables).filter(
    ({ type, key }) => type === 'Property' && isNamed(key, name),
  );
  return found(
    hooks.map((node) => ({ ...node, text: `${name}: undefined` })),
    name,
  );
}

function isExportOf({ type, expression }: Node, name: string): boolean {
  const { left } = (expression ?? {}) as { left?: Node };
  return type === 'ExpressionStatement' && isNamed(left?.['property'], name);
}
