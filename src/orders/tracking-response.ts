import { type Infer, string, type } from 'superstruct';
import { validItems, optionalLenient, present } from '../kernel/tolerant.ts';
import type { Tracking } from './contract.ts';

export const TrackingAnswer = type({
  orderId: string(),
  status: string(),
  carrier: optionalLenient(string()),
  trackingNumber: optionalLenient(string()),
  trackingUrl: optionalLenient(string()),
  events: validItems(type({ time: string(), status: string() })),
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
