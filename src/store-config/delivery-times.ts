/** How many working days a way to deliver takes, counted from the day on which a parcel leaves. */
export interface LeadTime {
  min: number;
  max: number;
}

/** The hour, by the clocks of the store's country, up to which an order leaves on the same day. */
export const CUT_OFF_HOUR = 15;

/** By the code of the way. */
export const LEAD_TIMES: ReadonlyMap<string, LeadTime> = new Map([
  ['standard', { min: 2, max: 4 }],
  ['express', { min: 1, max: 1 }],
  ['cnc', { min: 2, max: 4 }],
  ['upsap', { min: 3, max: 5 }],
  ['bpudo', { min: 3, max: 5 }],
  ['postnlpup', { min: 3, max: 5 }],
]);

/** How a parcel goes where nobody has chosen yet. */
export const USUAL_DELIVERY = 'standard';
