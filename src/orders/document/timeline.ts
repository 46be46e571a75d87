import type { Tracking } from '../contract.ts';
import type { KnownOrderStatus } from '../order.ts';

/** One station of a parcel. `time` is an ISO instant. */
export interface Station {
  status: KnownOrderStatus;
  state: 'done' | 'current' | 'ahead';
  time: string | undefined;
}

const WAY = ['processing', 'shipped', 'delivered'] as const;

/**
 * ORD-01: the stations of an order from first to last: those it has passed, where it is, and those
 * to come. A status that nobody knows has no way.
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
