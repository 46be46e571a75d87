/** The ledger's ids, in its order. */
export interface Ledger {
  /** Requirements. */
  ids: readonly string[];
  /** Points that the sources leave open (`OPN-07`): tests may name them and need not show them. */
  openPoints: readonly string[];
  /** Requirements without an honest use in this shop, each with the reason. */
  carried: ReadonlyMap<string, string>;
}

const BULLET = /^- \*\*([A-Z][A-Z\d]{2,3}-\d{2,3})\*\*/gm;
const CARRIED_SECTION = /^## Carried$[^]*?(?=^## |$(?![^]))/m;
const CARRIED =
  /^(?:- \*\*(?<bullet>[A-Z][A-Z\d]{2,3}-\d{2,3})\*\* is carried: |\| (?<row>[A-Z][A-Z\d]{2,3}-\d{2,3}) +\| )(?<reason>.+?)(?: +\|)?$/gm;
const OPEN = 'OPN-';

/**
 * Reads a ledger: one bullet an id, `- **STK-03** …`. Its section `## Carried` has a row for each carried one,
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

// `STK-01, 03…05`, where commas go on, or `STK 01 03–05`, where spaces do as well.
const CITED = new RegExp(
  String.raw`\b([A-Z][A-Z\d]{2,3})(?:-(${ITEM}(?:, ${ITEM})*)|:? (${ITEM}(?:,? ${ITEM})*))`,
  'g',
);
const PART = new RegExp(String.raw`(\d{2,3})(?:${RANGE}(?:[A-Z][A-Z\d]{2,3}-)?(\d{2,3}))?`, 'g');

/** Words that look like an id and are none. */
const STANDARDS: readonly string[] = ['EAN-13', 'SHA-256'];

/** The ledger's ids that a title names; of a range (`ADR-04…20`) all, not only its ends. */
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
    // Without its dash it is one only in an area that exists: not `EAN 13`.
    if (dashed === undefined && ![...known].some((id) => id.startsWith(`${area}-`))) return [];
    return [...(dashed ?? spaced ?? '').matchAll(PART)].flatMap(([, from = '', to = from]) =>
      numbers(from, to).map((number) => `${area}-${number}`),
    );
  });
}

/** All numbers of a range; one that goes backwards stays as it is written, which is no id. */
function numbers(from: string, to: string): string[] {
  const count = Number(to) - Number(from) + 1;
  if (count < 1) return [`${from}…${to}`];
  return Array.from({ length: count }, (_, index) =>
    String(Number(from) + index).padStart(from.length, '0'),
  );
}
