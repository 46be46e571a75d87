import { CHAIN_START, HASH_LENGTH } from '#src/event-log/record.ts';
import { createDigest, digestText, mixText } from '#src/kernel/hash.ts';

/** A trace of one page life with some text replaced and its hash chain made whole again. */
export function rehashed(trace: string, search: string, replacement: string): string {
  const [header, ...lines] = trace.trimEnd().split('\n');
  const chain = createDigest();
  mixText(chain, CHAIN_START);
  const changed = lines.map((line) => {
    const body = line.slice(1, -(HASH_LENGTH + 4)).replace(search, replacement);
    mixText(chain, body);
    return `[${body},"${digestText(chain, HASH_LENGTH)}"]`;
  });
  return `${[header, ...changed].join('\n')}\n`;
}
