import dataFile from '#harness/collector/experiments.json' with { type: 'json' };
import { decide } from '#src/experiments/decide.ts';
import { NOTICE_KEY } from '#src/experiments/experiments.ts';

/** Finds a tab id for which the demo's data file draws a variant of the cookie notice (CKN-08). */
export function tabThatDraws(variant: string): string {
  const names = Array.from({ length: 100 }, (_, at) => `tab-${at}`);
  const found = names.find((tab) =>
    decide(dataFile, { visitor: '', tab }, {}).some(
      (decision) => decision.key === NOTICE_KEY && decision.variant === variant,
    ),
  );
  if (found === undefined) throw new Error(`No tab draws ${variant}`);
  return found;
}
