import { type ESTree, parseSync } from 'vite';
import { type ShopNames, passesOf, visit } from './shop-names.ts';

type Call = ESTree.CallExpression;

/** Calls that compute nothing of the shop: they only take apart what is given. */
const PLAIN_ROOTS: readonly string[] = [
  'expect',
  'Object',
  'Array',
  'Set',
  'Map',
  'String',
  'Number',
  'JSON',
];
const PLAIN_METHODS: readonly string[] = [
  'map',
  'filter',
  'flatMap',
  'find',
  'some',
  'every',
  'includes',
  'join',
  'slice',
  'at',
  'toSorted',
  'keys',
  'values',
  'entries',
  'has',
  'get',
];
/** Properties that React gives a meaning by itself. */
const REACTS_OWN: readonly string[] = ['key', 'ref', 'children'];

/**
 * Reads a test file. The function returns the reasons why the test at a line shows nothing of the shop: it asserts on a
 * constant, on stores that no code of `src` reads, or on a property that no view of `src` passes.
 *
 * @example nominalTests('a.test.ts', "it('is six', () => expect(SIX).toBe(6));", names)(1) // ['asserts on a constant']
 */
export function nominalTests(
  file: string,
  code: string,
  names: ShopNames,
): (line: number) => string[] {
  const { program } = parseSync(file, code);
  const variables = variablesOf(program);
  return (line) => {
    const test = testAt(program, code, line);
    const body = test?.arguments.findLast(isFunction);
    if (!test || !body) return [];
    const stores = namesIn(body).filter((name) => name.startsWith('$'));
    const unread = stores.filter((name) => !names.read.has(name));
    return [
      ...(isConstant(variables, test, body) ? ['asserts on a constant'] : []),
      ...(stores.length > 0 && unread.length === stores.length
        ? [`reads ${unread.join(', ')}, which nothing in src reads`]
        : []),
      ...unpassedIn(body, names).map((name) => `passes ${name}, which nothing in src passes`),
    ];
  };
}

/** The innermost `it(…)` or `test(…)`, with `.each` or without, that the line is within. */
function testAt(program: ESTree.Program, code: string, line: number): Call | undefined {
  let found: Call | undefined;
  visit(program, {
    CallExpression(call) {
      if (!['it', 'test'].includes(rootOf(call) ?? '') || !call.arguments.some(isFunction)) return;
      if (lineAt(code, call.start) <= line && line <= lineAt(code, call.end)) found = call;
    },
  });
  return found;
}

function lineAt(code: string, place: number): number {
  return code.slice(0, place).split('\n').length;
}

function isFunction(node: { type: string }): node is ESTree.ArrowFunctionExpression {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** The name at the beginning of a chain: `expect` of `expect(total).not.toBe(3)`. */
function rootOf(node: { type: string }): string | undefined {
  const { callee, object, name } = node as { callee?: Call; object?: Call; name?: string };
  if (node.type === 'CallExpression' && callee) return rootOf(callee);
  if (node.type === 'MemberExpression' && object) return rootOf(object);
  return node.type === 'Identifier' ? name : undefined;
}

/** True if neither the test, nor its table, nor a variable that it uses calls anything of the shop. */
function isConstant(variables: Variables, test: Call, body: object): boolean {
  const seen = new Set<string>();
  const isPlain = (node: object): boolean =>
    !callsSomething(node) &&
    namesIn(node).every((name) => {
      if (seen.has(name)) return true;
      seen.add(name);
      return (variables.get(name) ?? []).every((value) => value !== undefined && isPlain(value));
    });
  const table = test.callee.type === 'CallExpression' ? test.callee.arguments : [];
  return isPlain(body) && table.every(isPlain);
}

/** Values of a file's variables by name; undefined for one that is assigned later. */
type Variables = ReadonlyMap<string, readonly (object | undefined)[]>;

function variablesOf(program: ESTree.Program): Variables {
  const values = new Map<string, (object | undefined)[]>();
  const add = (name: string, value: object | undefined) =>
    values.set(name, [...(values.get(name) ?? []), value]);
  visit(program, {
    VariableDeclaration({ kind, declarations }) {
      for (const { id, init } of declarations)
        for (const name of namesIn(id)) add(name, kind === 'const' && init ? init : undefined);
    },
  });
  return values;
}

function callsSomething(node: object): boolean {
  let calls = false;
  const note = () => void (calls = true);
  visit(node, {
    CallExpression({ callee }) {
      const method =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
          ? callee.property.name
          : '';
      if (!PLAIN_ROOTS.includes(rootOf(callee) ?? '') && !PLAIN_METHODS.includes(method)) note();
    },
    NewExpression({ callee }) {
      if (!PLAIN_ROOTS.includes(rootOf(callee) ?? '')) note();
    },
    TaggedTemplateExpression: note,
    AwaitExpression: note,
    JSXOpeningElement: note,
  });
  return calls;
}

function namesIn(node: object): string[] {
  const names = new Set<string>();
  visit(node, { Identifier: ({ name }) => void names.add(name) });
  return [...names];
}

function unpassedIn(body: ESTree.Expression, { passed }: ShopNames): string[] {
  const isUsed = (view: string) => [...passed].some((name) => name.startsWith(`${view}.`));
  return [...passesOf(body)].filter((name) => {
    const [view = '', property = ''] = name.split('.');
    const isOwn = property === '*' || REACTS_OWN.includes(property);
    return !isOwn && isUsed(view) && !passed.has(name) && !passed.has(`${view}.*`);
  });
}
