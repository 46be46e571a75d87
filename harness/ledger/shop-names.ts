import { type ESTree, Visitor, type VisitorObject, parseSync } from 'vite';

/** Names that the shop's own code reads and passes. Exports have unique names, so a name identifies a store. */
export interface ShopNames {
  /** Stores such as `$total`; a store that is only written is not among them. */
  read: ReadonlySet<string>;
  /** Properties of views, such as `Form.method`; `Form.*` where one is spread. */
  passed: ReadonlySet<string>;
}

/** Methods by which a store is written. */
const WRITES: readonly string[] = ['on', 'reset'];

/** Collects the names of `src` out of the text of its files. */
export function shopNames(files: Iterable<{ file: string; code: string }>): ShopNames {
  const read = new Set<string>();
  const passed = new Set<string>();
  for (const { file, code } of files) {
    const { program } = parseSync(file, code);
    readsOf(program).forEach((name) => read.add(name));
    passesOf(program).forEach((name) => passed.add(name));
  }
  return { read, passed };
}

function readsOf(program: object): Set<string> {
  const reads = new Set<string>();
  const written = new Set<unknown>();
  visit(program, {
    VariableDeclarator: ({ id }) => void written.add(id),
    ImportSpecifier: ({ imported, local }) => void written.add(imported).add(local),
    ExportSpecifier: ({ local, exported }) => void written.add(local).add(exported),
    TSTypeQuery: ({ exprName }) => void written.add(exprName),
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (WRITES.includes(callee.property.name)) written.add(callee.object);
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'target') return;
      for (const one of value.type === 'ArrayExpression' ? value.elements : [value])
        written.add(one);
    },
    Identifier(node) {
      if (node.name.startsWith('$') && !written.has(node)) reads.add(node.name);
    },
  });
  return reads;
}

/** Properties that the views in a syntax tree pass: `Form.method`, and `Form.*` for a spread. */
export function passesOf(node: object): Set<string> {
  const passes = new Set<string>();
  visit(node, {
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || !/^[A-Z]/.test(name.name)) return;
      for (const attribute of attributes) {
        if (attribute.type === 'JSXSpreadAttribute') passes.add(`${name.name}.*`);
        else if (attribute.name.type === 'JSXIdentifier')
          passes.add(`${name.name}.${attribute.name.name}`);
      }
    },
  });
  return passes;
}

/** Visits a node and all nodes in it; Vite's visitor starts at programs alone. */
export function visit(node: object, handlers: VisitorObject): void {
  const program = { type: 'Program', body: [node] };
  new Visitor(handlers).visit(program as unknown as ESTree.Program);
}
