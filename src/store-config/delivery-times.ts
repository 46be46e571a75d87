/** Working days of a delivery method, counted from dispatch. */
export interface LeadTime {
  min: number;
  max: number;
  /** The shopper collects the parcel. */
  isCollected?: boolean;
}

/** Hour in the store's time zone until which orders are dispatched on the same day. */
export const CUT_OFF_HOUR = 15;

/** Lead times by code of the delivery method. */
export const LEAD_TIMES: ReadonlyMap<string, LeadTime> = new Map([
  ['standard', { min: 2, max: 4 }],
  ['express', { min: 1, max: 1 }],
  ['cnc', { min: 2, max: 4, isCollected: true }],
  ['upsap', { min: 3, max: 5, isCollected: true }],
  ['bpudo', { min: 3, max: 5, isCollected: true }],
  ['postnlpup', { min: 3, max: 5, isCollected: true }],
]);

/** Delivery method before the shopper selects one. */
export const USUAL_DELIVERY = 'standard';
