import { chained } from '#src/event-log/export.ts';

/** A trace with some text replaced in every line and its hash chain made whole again. */
export function rehashed(trace: string, search: string, replacement: string): string {
  const [header = '', ...lines] = trace.trimEnd().split('\n');
  const bodies = lines.map((line) => line.slice(1).replace(/,"[\w-]+"\]$/, ''));
  return chained(
    header,
    bodies.map((body) => body.replace(search, replacement)),
  );
}
