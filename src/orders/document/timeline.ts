import type { Tracking } from '../contract.ts';
import type { KnownOrderStatus } from '../order.ts';

/** Stage of a delivery. `time` is an ISO instant. */
export interface Station {
  status: KnownOrderStatus;
  state: 'done' | 'current' | 'ahead';
  time: string | undefined;
}

const WAY = ['processing', 'shipped', 'delivered'] as const;

/**
 * ORD-01: returns the stages of an order in order: done, current and ahead. Unknown status: empty
 * timeline.
 */
export function timelineOf(
  status: KnownOrderStatus | 'other',
  events: Tracking['events'],
): readonly Station[] {
  const timeOf = (wanted: string) => events.find((event) => event.status === wanted)?.time;
  if (status === 'other') return [];
  if (status === 'cancelled') return [{ status, state: 'current', time: timeOf(status) }];
  const way = status === 'pending' ? (['pending', ...WAY] as const) : WAY;
  const at = way.findIndex((station) => station === status);
  return way.map((station, index) => ({
    status: station,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
    time: timeOf(station),
  }));
}
