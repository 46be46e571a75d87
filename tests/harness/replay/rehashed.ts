import { CHAIN_START, HASH_LENGTH } from '#src/event-log/record.ts';
import { createDigest, digestText, mixText } from '#src/kernel/hash.ts';

/** Gives the lines hashes that hold, as somebody would who edits a trace on purpose. */
export function rehashed(lines: readonly string[]): string {
  const chain = createDigest();
  mixText(chain, CHAIN_START);
  const [header = '', ...records] = lines;
  const hashed = records.map((line) => {
    const body = line.slice(1, -(HASH_LENGTH + 4));
    mixText(chain, body);
    return `[${body},"${digestText(chain, HASH_LENGTH)}"]`;
  });
  return `${[header, ...hashed].join('\n')}\n`;
}
