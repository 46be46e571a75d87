import type { Plugin } from 'vite';
import { modelFacts } from './model-facts.ts';

const DECLARERS = ['input', 'fact', 'state', 'command'];

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: Node & { name?: string };
  arguments?: (Node & { value?: unknown })[];
  [key: string]: unknown;
}

/**
 * Leaves the structs of unmarked units out of the shopper's build. There they only tell what to
 * redact, and nothing of these is redacted; what reads traces (studio, command line) keeps them.
 */
export function stripStructs(project: string): Plugin {
  let unmarked = new Set<string>();
  return {
    name: 'selvedge:strip-structs',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'studio',
    buildStart() {
      unmarked = new Set(modelFacts(project).unmarked);
    },
    transform: {
      filter: { id: /\/src\/[^?]*\.ts$/ },
      handler(code) {
        const cuts = declarations(this.parse(code) as unknown as Node).filter(({ name }) =>
          unmarked.has(name),
        );
        let result = code;
        for (const { start, end } of cuts.toSorted((one, other) => other.start - one.start))
          result = `${result.slice(0, start)}undefined${result.slice(end)}`;
        return cuts.length > 0 ? withoutUnusedImports(result) : undefined;
      },
    },
  };
}

const IMPORT = /^import \{([^}]*)\} from ("[^"]+"|'[^']+');\n?/gm;

/** Imports whose names nothing mentions any more would keep their modules in the first load. */
function withoutUnusedImports(code: string): string {
  const rest = code.replace(IMPORT, '');
  return code.replace(IMPORT, (_statement, names: string, from: string) => {
    const used = names.split(',').filter((name) => {
      const local = name.split(' as ').at(-1)?.trim() ?? '';
      return (
        local !== '' &&
        new RegExp(`(?<![\\w$])${local.replaceAll('$', '\\$')}(?![\\w$])`).test(rest)
      );
    });
    return used.length > 0 ? `import {${used.join(',')}} from ${from};\n` : '';
  });
}

interface Property {
  key?: { name?: string };
  value?: Node & { value?: unknown };
}

interface Struct {
  name: string;
  start: number;
  end: number;
}

function fieldsOf(node: Node | undefined): Map<string | undefined, Property['value']> {
  const properties = (node?.['properties'] ?? []) as Property[];
  return new Map(properties.map(({ key, value }) => [key?.name, value]));
}

/** Where a call's `params` and `value` structs stand. */
function callStructs(call: Node | undefined): Struct[] {
  const fields = fieldsOf(call);
  const port = `http/${String(fields.get('name')?.value)}`;
  return [
    ...structAt(`${port} params`, fields.get('params')),
    ...structAt(`${port} done`, fields.get('value')),
  ];
}

/** Where the three structs of a port stand. */
function portStructs(name: unknown, structs: Node | undefined): Struct[] {
  return [...fieldsOf(structs)].flatMap(([key, struct]) =>
    structAt(`${String(name)} ${key}`, struct),
  );
}

function structAt(name: string, struct: Node | undefined): Struct[] {
  return struct ? [{ name, start: struct.start, end: struct.end }] : [];
}

/** Where the struct of each declared unit stands: the second argument, the third of `state`. */
function declarations(node: unknown): Struct[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(declarations);
  const { type, callee, arguments: given = [] } = node as Node;
  const inner = Object.values(node).flatMap(declarations);
  if (type === 'CallExpression' && callee?.name === 'defineCall')
    return [...inner, ...callStructs(given[0])];
  if (type === 'CallExpression' && callee?.name === 'port')
    return [...inner, ...portStructs(given[0]?.value, given[1])];
  if (type !== 'CallExpression' || !DECLARERS.includes(callee?.name ?? '')) return inner;
  const name = given[0]?.value;
  const struct = given[callee?.name === 'state' ? 2 : 1];
  if (typeof name !== 'string' || !struct) return inner;
  return [{ name, start: struct.start, end: struct.end }];
}
