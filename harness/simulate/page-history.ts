import { type Scope, createWatch } from 'effector';
import { findUnit } from '#src/event-log/units.ts';
import { orderPlaced } from '#src/checkout/steps/placed-model.ts';
import { excused } from '#src/fatal-error/model.ts';
import { type SimulatedCall, TOLD_BY } from './call.ts';

/** What has happened on a page. */
export interface PageHistory {
  /** Facts of this turn by which the shop says that something was done. */
  told: string[];
  /** Orders that the shop says were placed, in this turn. */
  ordered: string[];
  /** How each call came back last, by its name. */
  outcomes: Map<string, 'done' | 'fail'>;
  /** When each call that came back with an answer had been sent. */
  readAt: Map<string, number>;
  /** FTL-01: a call has come back with what the page cannot bear. */
  hasFatalAnswer: boolean;
}

export function newHistory(): PageHistory {
  return { told: [], ordered: [], outcomes: new Map(), readAt: new Map(), hasFatalAnswer: false };
}

/** Notes what the shop says to have done, until it is stopped. */
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
