const ID = /\b[A-Z][A-Z\d]{2,3}-\d{2,3}\b/g;

/**
 * The ids of the ledger, in its order: one bullet each, `- **STK-03** …`.
 *
 * @param {string} ledger
 * @returns {string[]}
 */
export function ledgerIds(ledger) {
  return [...ledger.matchAll(/^- \*\*([A-Z][A-Z\d]{2,3}-\d{2,3})\*\*/gm)].map(([, id = '']) => id);
}

/**
 * Which requirements are named by a test, and by which. A name says each id in full.
 *
 * @template {{ title: string }} Test
 * @param {string[]} ids
 * @param {Test[]} tests
 * @returns {{ covered: Map<string, Test[]>, uncovered: string[] }} both in the order of `ids`
 */
export function coverage(ids, tests) {
  /** @type {Map<string, Test[]>} */
  const naming = new Map(ids.map((id) => [id, []]));
  for (const test of tests) {
    for (const id of new Set(test.title.match(ID))) naming.get(id)?.push(test);
  }
  const covered = new Map([...naming].filter(([, named]) => named.length > 0));
  return { covered, uncovered: ids.filter((id) => !covered.has(id)) };
}
