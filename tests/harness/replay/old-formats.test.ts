import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { readTraceSoFar } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';

describe('traces of earlier formats', () => {
  const folder = 'fixtures/traces/old/format-4';

  it.each(readdirSync(folder))('reads %s completely, or up to a reported line', (file) => {
    const trace = readTraceSoFar(readFileSync(`${folder}/${file}`, 'utf8'));
    expect(trace.header.format).toBe(4);
    expect(trace.stopped?.reason ?? '').not.toContain('hash');
    // One of them ends at its ninth record, at a port that the shop no longer has.
    expect(trace.records.length).toBeGreaterThan(8);
    const { divergence, records } = verifyAtHand(trace);
    // The current model may diverge later; the readable records must replay.
    expect(divergence?.line ?? records).toBeGreaterThan(1);
  });
});
