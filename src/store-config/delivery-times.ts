/** How many working days a way to deliver takes, counted from the day on which a parcel leaves. */
export interface LeadTime {
  min: number;
  max: number;
  /** The shopper comes for it. */
  isCollected?: boolean;
}

/** The hour, by the clocks of the store's country, up to which an order leaves on the same day. */
export const CUT_OFF_HOUR = 15;

/** By the code of the way. */
export const LEAD_TIMES: ReadonlyMap<string, LeadTime> = new Map([
  ['standard', { min: 2, max: 4 }],
  ['express', { min: 1, max: 1 }],
  ['cnc', { min: 2, max: 4, isCollected: true }],
  ['upsap', { min: 3, max: 5, isCollected: true }],
  ['bpudo', { min: 3, max: 5, isCollected: true }],
  ['postnlpup', { min: 3, max: 5, isCollected: true }],
]);

/** How a parcel goes where nobody has chosen yet. */
export const USUAL_DELIVERY = 'standard';
