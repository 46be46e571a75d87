import { type Scope, createWatch } from 'effector';
import { findUnit } from '#src/event-log/units.ts';
import { orderPlaced } from '#src/checkout/steps/placed-model.ts';
import { excused } from '#src/fatal-error/model.ts';
import { type SimulatedCall, TOLD_BY } from './call.ts';

export interface PageHistory {
  /** Facts of this turn that report an effect. */
  told: string[];
  /** Orders reported as placed in this turn. */
  ordered: string[];
  /** Last result of each call, by name. */
  outcomes: Map<string, 'done' | 'fail'>;
  /** Sending time of each answered call. */
  readAt: Map<string, number>;
  /** FTL-01: a call returned a fatal answer. */
  hasFatalAnswer: boolean;
}

export function newHistory(): PageHistory {
  return { told: [], ordered: [], outcomes: new Map(), readAt: new Map(), hasFatalAnswer: false };
}

/** Records reported effects; returns functions that stop it. */
export function watchFacts(scope: Scope, seen: PageHistory): (() => void)[] {
  const { told, ordered } = seen;
  const placed = createWatch({
    unit: orderPlaced,
    scope,
    fn: ({ orderId }) => void ordered.push(orderId),
  });
  const good = createWatch({
    unit: excused,
    scope,
    fn: () => {
      seen.hasFatalAnswer = false;
    },
  });
  const facts = Object.values(TOLD_BY).flatMap((name) => {
    const fact = findUnit(name);
    return fact?.kind === 'fact'
      ? [createWatch({ unit: fact.unit, scope, fn: () => void told.push(name) })]
      : [];
  });
  return [placed, good, ...facts];
}

/** FTL-01…04 */
export function isFatalAnswer({ settled, fatalExempt, isUnseen }: SimulatedCall): boolean {
  if (settled?.status !== 'fail' || settled.error.kind === 'network') return false;
  const { status } = settled.error;
  return (status === 404 || status === 500) && !fatalExempt.includes(status) && !isUnseen;
}
