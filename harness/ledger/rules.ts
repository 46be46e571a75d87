export interface Rule {
  id: string;
  area: string;
  /** Without its source. */
  text: string;
}

const LINE =
  /^(?:## [A-Z\d]+ - (?<area>.+)|- \*\*(?<id>[A-Z][A-Z\d]{2,3}-\d{2,3})\*\* (?!is carried: )(?<text>.+))$/;
const SOURCE = /\s*\([AC]§[^)]*\)$/;

/**
 * Reads the texts of all requirements in a ledger, by id.
 *
 * @example readRules(text).get('CFG-06')?.text // 'The default site is `gb`.'
 */
export function readRules(text: string): ReadonlyMap<string, Rule> {
  const rules = new Map<string, Rule>();
  let area = '';
  for (const line of text.split('\n')) {
    const found = LINE.exec(line)?.groups;
    if (found?.['area']) area = found['area'];
    const { id, text: words } = found ?? {};
    if (id && words)
      rules.set(id, { id, area, text: words.replace(SOURCE, '').replaceAll('**', '') });
  }
  return rules;
}
