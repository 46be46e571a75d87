import { type Cut, type Node, nodesOf } from './syntax.ts';

function found(cuts: Cut[], name: string): Cut[] {
  if (cuts.length === 0) throw new Error(`React has no ${name} to leave out any more`);
  return cuts;
}

function isNamed(node: unknown, name: string): boolean {
  const { type, name: given } = (node ?? {}) as Node;
  return type === 'Identifier' && given === name;
}

/** Its readings become `false`; of its assignments the value stays. A parameter of that name is another one. */
export function falseVariable(nodes: readonly Node[], name: string): Cut[] {
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

/** Its readings become what is known of it. */
export function knownField(nodes: readonly Node[], name: string, text: string): Cut[] {
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

/** The cases of one kind of element, by the name of its symbol. */
export function elementCases(nodes: readonly Node[], name: string): Cut[] {
  return found(
    cases(nodes, (test) => isNamed(test, `REACT_${name}_TYPE`)),
    name,
  );
}

const isTag = (node: unknown) => isNamed((node as Node | undefined)?.['property'], 'tag');

/** The cases of a fiber's `tag`, and its comparisons with it. */
export function tagCases(nodes: readonly Node[], tag: number): Cut[] {
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
export function dispatched(nodes: readonly Node[], name: string): Cut[] {
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

/** The statement that exports a name. */
export function exported(nodes: readonly Node[], name: string): Cut[] {
  const statements = nodes.filter(({ type, expression }) => {
    const { left } = (expression ?? {}) as { left?: Node };
    return type === 'ExpressionStatement' && isNamed(left?.['property'], name);
  });
  return found(statements, name);
}
