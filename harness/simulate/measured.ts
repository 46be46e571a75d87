import type { MeasuredEvent } from '#src/analytics/event.ts';

/** Analytics of one browser's pages. */
export interface Measured {
  note(hasAgreed: boolean): void;
  /** Records an event, only the first with the same `once`; returns true if it was tracked. */
  tell(event: MeasuredEvent, once: string | undefined, hasAgreed: boolean): boolean;
  /** True if the order was tracked as a purchase. */
  hasPurchase(orderId: string): boolean;
  /** First wrongly tracked event; undefined if there is none. */
  readonly problem: string | undefined;
  readonly figures: MeasuredFigures;
}

export interface MeasuredFigures {
  pages: number;
  events: number;
  purchases: number;
}

/** Keeps an independent record of tracked events. `isOrder` is true for existing orders. */
export function createMeasured(isOrder: (orderId: string) => boolean): Measured {
  const claimed = new Set<string>();
  const bought = new Set<string>();
  const figures: MeasuredFigures = { pages: 0, events: 0, purchases: 0 };
  let problem: string | undefined;

  function noteAgreed(what: string, hasAgreed: boolean): void {
    if (!hasAgreed) problem ??= `${what} is reported without consent`;
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
      if (bought.has(orderId)) problem ??= `the purchase ${orderId} is reported twice`;
      if (!isOrder(orderId)) problem ??= `the reported purchase ${orderId} is no order`;
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
