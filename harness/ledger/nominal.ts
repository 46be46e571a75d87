/** Calls that compute nothing of the shop: they only extract and compare values. */
const PLAIN =
  /^(?:it|test|each|describe|expect|to[A-Z]\w*|Object|Array|Set|Map|String|Number|JSON|map|filter|flatMap|find|some|every|includes|join|slice|at|toSorted|keys|values|entries|has|get)$/;

/** A call, `await`, `new` or a JSX element. */
const COMPUTED = /([\w$]+)\s*\(|\b(?:await|new)\s|<[A-Z]/g;
const TEST = /^\s*(?:it|test)\b/;

/**
 * True if the test at a line asserts on constants only. Neither it, nor a statement whose name it uses, calls code of
 * the shop.
 *
 * @example isNominal("it('is six', () => expect(SIX).toBe(6));", 1) // true
 */
export function isNominal(code: string, line: number): boolean {
  const lines = code
    .replace(/^import [^;]+;$/gm, (text) => text.replace(/[^\n]/g, ''))
    .replace(/'[^'\n]*'|`[^`]*`/g, "''")
    .split('\n');
  const next = lines.findIndex((text, at) => at >= line && TEST.test(text));
  const own = lines.splice(line - 1, next === -1 ? Infinity : next - line + 1).join('\n');
  const names = own.match(/[\w$]+/g)?.filter((name) => !PLAIN.test(name)) ?? [];
  const others = lines.join('\n').split(/\n\s*\n/);
  const used = others.filter((text) => !TEST.test(text) && names.some((name) => has(text, name)));
  return ![own, ...used].some(computes);
}

function has(text: string, name: string): boolean {
  return text.match(/[\w$]+/g)?.includes(name) ?? false;
}

function computes(code: string): boolean {
  return [...code.matchAll(COMPUTED)].some(([, name]) => name === undefined || !PLAIN.test(name));
}
