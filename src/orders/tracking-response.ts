import { type Infer, string, type } from 'superstruct';
import { goodEntries, orNothing, present } from '../kernel/tolerant.ts';
import type { Tracking } from './contract.ts';

export const TrackingAnswer = type({
  orderId: string(),
  status: string(),
  carrier: orNothing(string()),
  trackingNumber: orNothing(string()),
  trackingUrl: orNothing(string()),
  events: goodEntries(type({ time: string(), status: string() })),
});

export function readTracking(answer: Infer<typeof TrackingAnswer>): Tracking {
  const { orderId, status, carrier, trackingNumber, trackingUrl, events } = answer;
  return present({
    orderId,
    status,
    carrier,
    trackingNumber,
    trackingUrl: trackingUrl?.startsWith('https://') ? trackingUrl : undefined,
    events: events.map(({ time, status: what }) => ({ time, status: what })),
  });
}
