import type { FileReplay, Result } from '#harness/replay/replay-file.ts';

/** What came of one file of many: plain data, so that shards can be kept as JSON and merged. */
export interface Finding extends FileReplay {
  file: string;
}

/** Traces that differ for the same first cause, or by the same line that throws or has been changed. */
export interface Group {
  /** The first cause of most of them. */
  cause: string;
  files: number;
  /** The first causes of the others, where such a line has several. */
  others: readonly { cause: string; files: number }[];
  /** The one with the fewest records. */
  smallest: Pick<Finding, 'file' | 'line' | 'records' | 'source' | 'text'>;
}

/** All that is to be told of many traces, or of one shard's. */
export interface Replay {
  replay: 1;
  /** `1/3`: the first of three parts; absent where it was all at once. */
  shard?: string;
  verified: number;
  /** How many of the verified have no final state that could be compared. */
  inPart: number;
  diverged: number;
  unreadable: number;
  /** Kept ones of an earlier format or version that this build does not verify: no failures. */
  old: number;
  groups: readonly Group[];
  files: readonly Finding[];
}

/** Puts findings together, in the order of their files, and in groups by what is likely one bug, the largest first. */
export function tell(findings: readonly Finding[], shard?: string): Replay {
  const files = findings.toSorted((one, other) => (one.file < other.file ? -1 : 1));
  const count = (...results: Result[]) =>
    files.filter(({ result }) => results.includes(result)).length;
  return {
    replay: 1,
    ...(shard !== undefined && { shard }),
    verified: count('verified', 'verified but for the final state'),
    inPart: count('verified but for the final state'),
    diverged: count('diverged'),
    unreadable: count('unreadable'),
    old: count('old'),
    groups: groupsOf(files),
    files,
  };
}

function groupsOf(files: readonly Finding[]): Group[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of files.filter(({ cause, result }) => cause !== '' && result !== 'old')) {
    const key = bugOf(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()]
    .map((found) => {
      const [most, ...others] = causesOf(found);
      const [{ file, line, records, source, text }] = found.toSorted(
        (one, other) => one.records - other.records,
      ) as [Finding];
      return {
        cause: most?.cause ?? '',
        files: found.length,
        others,
        smallest: { file, line, records, ...(source && { source }), text },
      };
    })
    .toSorted((one, other) => other.files - one.files || (one.cause < other.cause ? -1 : 1));
}

/**
 * What is alike for all traces that one bug breaks, as far as that can be told: the line where it is thrown, or that has been
 * changed; or else the first cause. A changed line may have run on the way to anything: where other domains' calls differ
 * than its own, they are told apart.
 */
function bugOf({ cause, source, domain }: Finding): string {
  if (!source?.isChanged && !source?.isThrown) return cause;
  const line = `${source.file}:${source.line}`;
  const isOther = domain !== undefined && !source.file.startsWith(`src/${domain}/`);
  return isOther && !source.isThrown ? `${line} ${domain}` : line;
}

/** The most frequent first. */
function causesOf(found: readonly Finding[]): { cause: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const { cause } of found) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  return [...counts]
    .map(([cause, files]) => ({ cause, files }))
    .toSorted((one, other) => other.files - one.files || (one.cause < other.cause ? -1 : 1));
}

/** 2 where something could not be read, 1 where something diverged, else 0. */
export function exitCodeOf({ diverged, unreadable }: Replay): number {
  if (unreadable > 0) return 2;
  return diverged > 0 ? 1 : 0;
}
