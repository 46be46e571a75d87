import type { FileReplay, Result } from '#harness/replay/replay-file.ts';

/** Result of one file: plain data, so that shards can be stored as JSON and merged. */
export interface Finding extends FileReplay {
  file: string;
}

/** Traces that diverge by the same first cause, or by the same throwing or changed line. */
export interface Group {
  /** First cause of most of them. */
  cause: string;
  files: number;
  /** First causes of the others, if the line has several. */
  others: readonly { cause: string; files: number }[];
  /** The trace with the fewest records. */
  smallest: Pick<Finding, 'file' | 'line' | 'records' | 'source' | 'text'>;
}

/** Result of many traces, or of one shard. */
export interface Replay {
  replay: 1;
  /** `1/3`: the first of three parts; absent without shards. */
  shard?: string;
  verified: number;
  /** Number of verified traces without a comparable final state. */
  inPart: number;
  diverged: number;
  unreadable: number;
  /** Old traces in an earlier format or version that this build does not verify: no failures. */
  old: number;
  groups: readonly Group[];
  files: readonly Finding[];
}

/** Merges findings, sorted by file, and groups them by likely bug, the largest group first. */
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
 * Likely bug of a divergence: the throwing or changed source line, or else the first cause. A changed
 * line may affect anything. Divergences in other domains than its own form separate groups.
 */
function bugOf({ cause, source, domain }: Finding): string {
  if (!source?.isChanged && !source?.isThrown) return cause;
  const line = `${source.file}:${source.line}`;
  const isOther = domain !== undefined && !source.file.startsWith(`src/${domain}/`);
  return isOther && !source.isThrown ? `${line} ${domain}` : line;
}

/** First causes, the most frequent first. */
function causesOf(found: readonly Finding[]): { cause: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const { cause } of found) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  return [...counts]
    .map(([cause, files]) => ({ cause, files }))
    .toSorted((one, other) => other.files - one.files || (one.cause < other.cause ? -1 : 1));
}

/** 2 if a file was unreadable, 1 if one diverged, else 0. */
export function exitCodeOf({ diverged, unreadable }: Replay): number {
  if (unreadable > 0) return 2;
  return diverged > 0 ? 1 : 0;
}
