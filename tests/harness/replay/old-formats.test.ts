import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { readTraceSoFar } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';

describe('traces of earlier formats', () => {
  const folder = 'fixtures/traces/old/format-4';

  it.each(readdirSync(folder))('%s is read, whole or up to a line that is named', (file) => {
    const trace = readTraceSoFar(readFileSync(`${folder}/${file}`, 'utf8'));
    expect(trace.header.format).toBe(4);
    expect(trace.stopped?.reason ?? '').not.toContain('hash');
    // A port that the shop no longer has ends one of them at its ninth record.
    expect(trace.records.length).toBeGreaterThan(8);
    const { divergence, records } = verifyAtHand(trace);
    // What the model does otherwise by now it may; what it read it has to replay.
    expect(divergence?.line ?? records).toBeGreaterThan(1);
  });
});
