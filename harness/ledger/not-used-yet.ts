import list from './not-used-yet.json' with { type: 'json' };
import type { Usage } from './usage.ts';

/** What will use it, or which requirement has it declared and not used, by the name of a call (`account.read`) or of an export (`DIGITS`). */
const REASONS: ReadonlyMap<string, string> = new Map(Object.entries(list));

export interface NotUsedYet {
  name: string;
  /** `src/forms/patterns.ts#DIGITS` */
  key: string;
  /** The capability that will use it, or why nothing does; none where nobody has said so. */
  reason?: string;
}

/** What `src` declares and the shop does not use: calls that no model makes, and what tests alone import. */
export function notUsedYet({ calls, unusedCalls, unusedExports }: Usage): NotUsedYet[] {
  const unused = [
    ...unusedCalls.map((name) => ({ name, key: calls.get(name) ?? '' })),
    ...unusedExports.map((key) => ({ name: key.replace(/^.*#/, ''), key })),
  ];
  return unused.map((entry) => {
    const reason = REASONS.get(entry.name);
    return { ...entry, ...(reason !== undefined && { reason }) };
  });
}

/** The list's entries that are used by now, or gone. */
export function outdatedEntries(usage: Usage): string[] {
  const unused = new Set(notUsedYet(usage).map(({ name }) => name));
  return [...REASONS.keys()].filter((name) => !unused.has(name));
}
