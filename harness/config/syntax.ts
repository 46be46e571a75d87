import { parseAst } from 'vite';

/** A node of a program as the bundler's parser gives it: only what its readers here ask for. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface Cut {
  start: number;
  end: number;
  /** What stands there instead; nothing if left out. */
  text?: string;
}

/** All nodes of a program, each before the nodes inside it. */
export function nodesIn(code: string): Node[] {
  return nodesOf(parseAst(code));
}

/** A node and all nodes inside it; of a list, those of its members. */
export function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  const inner = Object.values(value).flatMap(nodesOf);
  return isNode(value) ? [value, ...inner] : inner;
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string' && 'start' in value;
}

/** The code with its cuts made; a cut inside another one is lost with it. */
export function withCuts(code: string, cuts: readonly Cut[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text = '' } of cuts.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    result += code.slice(at, start) + text;
    at = end;
  }
  return result + code.slice(at);
}
