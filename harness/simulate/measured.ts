import type { MeasuredEvent } from '#src/analytics/event.ts';

/** What pages of one browser have told of who uses it. */
export interface Measured {
  /** A page was told. */
  note(hasAgreed: boolean): void;
  /** An event, of those with the same `once` the first alone; whether it was told. */
  tell(event: MeasuredEvent, once: string | undefined, hasAgreed: boolean): boolean;
  /** Whether an order was told as bought. */
  hasPurchase(orderId: string): boolean;
  /** What should not have been told; none where all is as it has to be. */
  readonly problem: string | undefined;
  readonly figures: MeasuredFigures;
}

export interface MeasuredFigures {
  pages: number;
  events: number;
  purchases: number;
}

/** Keeps its own account of what was told. `isOrder` says whether there is such an order. */
export function createMeasured(isOrder: (orderId: string) => boolean): Measured {
  const claimed = new Set<string>();
  const bought = new Set<string>();
  const figures: MeasuredFigures = { pages: 0, events: 0, purchases: 0 };
  let problem: string | undefined;

  function noteAgreed(what: string, hasAgreed: boolean): void {
    if (!hasAgreed) problem ??= `${what} is told of somebody who has not agreed to it`;
  }

  return {
    note(hasAgreed) {
      figures.pages += 1;
      noteAgreed('a page', hasAgreed);
    },
    tell({ name, params }, once, hasAgreed) {
      noteAgreed(name, hasAgreed);
      if (once !== undefined && claimed.has(once)) return false;
      if (once !== undefined) claimed.add(once);
      figures.events += 1;
      if (name !== 'purchase') return true;
      const orderId = params.transaction_id ?? '';
      if (bought.has(orderId)) problem ??= `the order ${orderId} is told twice as bought`;
      if (!isOrder(orderId)) problem ??= `${orderId} is told as bought, and is no order`;
      bought.add(orderId);
      figures.purchases += 1;
      return true;
    },
    hasPurchase: (orderId) => bought.has(orderId),
    get problem() {
      return problem;
    },
    figures,
  };
}
