export interface Ledger {
  ids: readonly string[];
  /** Points that the sources leave open (`OPN-07`): tests may name them but need not. */
  openPoints: readonly string[];
  /** Requirements without a real use in this shop, with reasons. */
  carried: ReadonlyMap<string, string>;
}

const BULLET = /^- \*\*([A-Z][A-Z\d]{2,3}-\d{2,3})\*\*/gm;
const CARRIED_SECTION = /^## Carried$[^]*?(?=^## |$(?![^]))/m;
const CARRIED =
  /^(?:- \*\*(?<bullet>[A-Z][A-Z\d]{2,3}-\d{2,3})\*\* is carried: |\| (?<row>[A-Z][A-Z\d]{2,3}-\d{2,3}) +\| )(?<reason>.+?)(?: +\|)?$/gm;
const OPEN = 'OPN-';

/**
 * Reads a ledger with one bullet per id, `- **STK-03** …`. Its section `## Carried` has a row per carried id,
 * `| ENT-04 | reason |`, or a bullet, `- **ENT-04** is carried: reason`.
 */
export function readLedger(text: string): Ledger {
  const [section = ''] = CARRIED_SECTION.exec(text) ?? [];
  const carried = [...section.matchAll(CARRIED)].map(({ groups = {} }): [string, string] => [
    groups['bullet'] ?? groups['row'] ?? '',
    groups['reason'] ?? '',
  ]);
  const all = [...text.replace(section, '').matchAll(BULLET)].map(([, id = '']) => id);
  return {
    ids: all.filter((id) => !id.startsWith(OPEN)),
    openPoints: all.filter((id) => id.startsWith(OPEN)),
    carried: new Map(carried),
  };
}

const NUMBER = String.raw`\d{2,3}\b`;
const RANGE = String.raw`(?:\s?(?:…|\.{2,3}|–)\s?| to )`;
const END = String.raw`(?:${RANGE}(?:[A-Z][A-Z\d]{2,3}-)?${NUMBER})?`;
const ITEM = `${NUMBER}${END}`;

// Matches `STK-01, 03…05`, continued by commas, or `STK 01 03–05`, continued by commas or spaces.
const CITED = new RegExp(
  String.raw`\b([A-Z][A-Z\d]{2,3})(?:-(${ITEM}(?:, ${ITEM})*)|:? (${ITEM}(?:,? ${ITEM})*))`,
  'g',
);
const PART = new RegExp(String.raw`(\d{2,3})(?:${RANGE}(?:[A-Z][A-Z\d]{2,3}-)?(\d{2,3}))?`, 'g');

const STANDARDS: readonly string[] = ['EAN-13', 'SHA-256'];

/** Returns the ledger's ids in a title, including all ids of a range (`ADR-04…20`). */
export function idsIn(title: string, ledger: Ledger): string[] {
  const known = new Set([...ledger.ids, ...ledger.openPoints]);
  return [...new Set(cited(title, known))].filter((id) => known.has(id));
}

/** Returns the ids of a title that the ledger does not have. */
export function unknownIdsIn(title: string, ledger: Ledger): string[] {
  const known = new Set([...ledger.ids, ...ledger.openPoints]);
  return cited(title, known).filter((id) => !known.has(id) && !STANDARDS.includes(id));
}

function cited(title: string, known: ReadonlySet<string>): string[] {
  return [...title.matchAll(CITED)].flatMap(([, area = '', dashed, spaced]) => {
    // An id without a dash needs an existing area, unlike `EAN 13`.
    if (dashed === undefined && ![...known].some((id) => id.startsWith(`${area}-`))) return [];
    return [...(dashed ?? spaced ?? '').matchAll(PART)].flatMap(([, from = '', to = from]) =>
      numbers(from, to).map((number) => `${area}-${number}`),
    );
  });
}

/** Numbers of a range. A descending range stays as text, which is no id. */
function numbers(from: string, to: string): string[] {
  const count = Number(to) - Number(from) + 1;
  if (count < 1) return [`${from}…${to}`];
  return Array.from({ length: count }, (_, index) =>
    String(Number(from) + index).padStart(from.length, '0'),
  );
}
