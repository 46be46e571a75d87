import { parseAst } from 'vite';

/** What is read of one file: what it declares and what each declaration needs. */
export interface Program {
  /** By the name it has in this file. */
  declarations: ReadonlyMap<string, Declaration>;
  /** By the name it has in this file: where it comes from, and what it is called there (`*` for all). */
  imported: ReadonlyMap<string, { from: string; name: string }>;
  /** What others can import: the name they know it by, and its own. */
  exported: ReadonlyMap<string, string>;
  /** Files that run before this one. */
  loads: readonly string[];
  /** What runs when the file is loaded, beyond its declarations. */
  effects: Needs;
  /** Names after a dot, within braces or quotes: among them what is taken from a file imported as a whole. */
  parts: ReadonlySet<string>;
  /** What types are taken from: `typeof NAMESPACES`. */
  typed: ReadonlySet<string>;
  /** Where its tests are, with what each needs. */
  tests: readonly TestCall[];
}

export interface Needs {
  names: ReadonlySet<string>;
  /** Files imported when they are wanted: `import('./page.tsx')`. */
  late: readonly string[];
}

export interface Declaration extends Needs {
  /** `cart.details` where it declares that call. */
  call?: string;
}

export interface TestCall extends Needs {
  /** Its first and last line, from 1. */
  lines: readonly [first: number, last: number];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: any; // any: a syntax tree, read by the shapes of its nodes
}

/**
 * Takes a file apart. Names are compared as they are written: one that is shadowed counts as used.
 *
 * @param file only its ending matters: TypeScript, with JSX or without
 */
export function readProgram(file: string, code: string): Program {
  const program = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
  const declarations = new Map<string, Declaration>();
  const imported = new Map<string, { from: string; name: string }>();
  const exported = new Map<string, string>();
  const loads: string[] = [];
  const effects: Node[] = [];

  function declare(names: readonly string[], node: Node): void {
    const call = callName(node);
    for (const name of names) declarations.set(name, { ...needsOf(node), ...(call && { call }) });
  }

  for (const statement of program['body'] as Node[]) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node: Node = (isExported && statement['declaration']) || statement;
    if (node['source'] && node['importKind'] !== 'type' && node['exportKind'] !== 'type') {
      loads.push(node['source'].value);
      for (const { local, from, exportedAs } of specifiers(node)) {
        imported.set(local, { from: node['source'].value, name: from });
        if (exportedAs) exported.set(exportedAs, local);
      }
      continue;
    }
    const names = declaredBy(node);
    if (node.type === 'ExportNamedDeclaration')
      for (const { local, exportedAs } of specifiers(node))
        exported.set(exportedAs ?? local, local);
    else if (node.type === 'ExportDefaultDeclaration') {
      declare(['default'], node);
      exported.set('default', 'default');
    } else if (names.length > 0) {
      declare(names, node);
      if (isExported) for (const name of names) exported.set(name, name);
    } else if (!isType(node)) effects.push(node);
  }
  let tests: readonly TestCall[] | undefined;
  return {
    declarations,
    imported,
    exported,
    loads,
    effects: needsOf(effects.filter((node) => !isTest(node))),
    ...partsAndTypes(program),
    get tests() {
      tests ??= testsIn(program, [], code);
      return tests;
    },
  };
}

function specifiers(node: Node): { local: string; from: string; exportedAs?: string }[] {
  const isTyped = (specifier: Node) =>
    specifier['importKind'] === 'type' || specifier['exportKind'] === 'type';
  return ((node['specifiers'] ?? []) as Node[])
    .filter((specifier) => !isTyped(specifier))
    .map((specifier) => {
      const local: string = specifier['local'].name;
      if (specifier['exported'])
        return { local, from: local, exportedAs: specifier['exported'].name as string };
      if (specifier.type === 'ImportNamespaceSpecifier') return { local, from: '*' };
      return { local, from: (specifier['imported']?.name as string | undefined) ?? 'default' };
    });
}

function declaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclaration')
    return (node['declarations'] as Node[]).flatMap(({ id }) => [...needsOf(id as Node).names]);
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return [node['id'].name];
  return [];
}

function isType(node: Node): boolean {
  return /^TS|^Import|^ExportAll/.test(node.type);
}

/** The name of a call that a declaration makes of its data. */
function callName(node: Node): string | undefined {
  const made = node['declarations']?.[0].init;
  if (made?.type !== 'CallExpression' || calleeOf(made) !== 'defineCall') return undefined;
  const [data] = made.arguments as Node[];
  const name = (data?.['properties'] as Node[] | undefined)?.find(
    ({ key }) => key?.name === 'name',
  );
  return name?.['value'].value;
}

// Of a wrapper such as `x as T` only the wrapped is a use; types are not.
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const NAMES_NOTHING: Record<string, string> = {
  MemberExpression: 'property',
  Property: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
  JSXAttribute: 'name',
};

function needsOf(root: Node | readonly Node[]): Needs {
  const names = new Set<string>();
  const late: string[] = [];
  function visit(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    const { type } = value;
    if (type.startsWith('TS') && !WRAPPERS.has(type)) return;
    if (type === 'Identifier' || type === 'JSXIdentifier') names.add(value['name']);
    if (type === 'ImportExpression' && typeof value['source'].value === 'string')
      late.push(value['source'].value);
    const silent = value['computed'] === true ? undefined : NAMES_NOTHING[type];
    for (const [key, inner] of Object.entries(value)) if (key !== silent) visit(inner);
  }
  visit(root);
  return { names, late };
}

function partsAndTypes(program: Node): Pick<Program, 'parts' | 'typed'> {
  const parts = new Set<string>();
  const typed = new Set<string>();
  for (const { type, property, key, value, exprName } of nodesIn(program)) {
    if (type === 'MemberExpression' && property.name) parts.add(property.name);
    if (type === 'Property' && key.name) parts.add(key.name);
    if (type === 'Literal' && typeof value === 'string') parts.add(value);
    if (type === 'TSTypeQuery' && exprName.name) typed.add(exprName.name);
  }
  return { parts, typed };
}

function testsIn(node: unknown, around: readonly Node[], code: string): TestCall[] {
  if (Array.isArray(node)) return node.flatMap((inner) => testsIn(inner, around, code));
  if (!isNode(node)) return [];
  if (node.type === 'CallExpression' && isTest(node) && !isDescribe(node)) {
    const own = needsOf(node);
    const shared = around.map(needsOf);
    return [
      {
        lines: [lineAt(code, node.start), lineAt(code, node.end)],
        names: new Set([own, ...shared].flatMap(({ names }) => [...names])),
        late: [own, ...shared].flatMap(({ late }) => late),
      },
    ];
  }
  const inside = isDescribe(node) ? [...around, ...sharedIn(node)] : around;
  return Object.values(node).flatMap((inner) => testsIn(inner, inside, code));
}

function lineAt(code: string, place: number): number {
  return code.slice(0, place).split('\n').length;
}

/** What the tests of a `describe` share: all in it that is no test. */
function sharedIn(describe: Node): Node[] {
  const bodies = (describe['arguments'] as Node[]).map(({ body }) => body?.body ?? []);
  const table = describe['callee'].arguments ?? [];
  return [...table, ...(bodies.flat() as Node[]).filter((node) => !isTest(node))];
}

const TEST = /^(?:it|test|describe)$/;

/** A call such as `it(…)`, `it.each(…)(…)` or `describe(…)`, with a title in front. */
function isTest(node: Node): boolean {
  const call: Node = node.type === 'ExpressionStatement' ? node['expression'] : node;
  return call.type === 'CallExpression' && TEST.test(calleeOf(call) ?? '') && !isTable(call);
}

function isDescribe(node: Node): boolean {
  return isTest(node) && node.type === 'CallExpression' && calleeOf(node) === 'describe';
}

/** The first half of `it.each(…)(…)`. */
function isTable({ callee }: Node): boolean {
  return callee.type === 'MemberExpression' && /^(?:each|for)$/.test(callee.property.name);
}

/** The first word of what is called: `it` of `it.each(rows)('…', …)`. */
function calleeOf(node: Node): string | undefined {
  if (node.type === 'CallExpression') return calleeOf(node['callee']);
  if (node.type === 'MemberExpression') return calleeOf(node['object']);
  return node.type === 'Identifier' ? node['name'] : undefined;
}

/** A node and all inside it, or of a list's members. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
