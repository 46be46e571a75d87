import { it } from 'vitest';
import { isDrawn } from '#harness/config/sample.ts';

/** A test of more than about four seconds. `npm test` draws some of these, `npm run verify` runs all. */
export function slowIt(title: string, body: () => unknown, timeout?: number): void {
  it.runIf(isDrawn(title))(title, body, timeout);
}
