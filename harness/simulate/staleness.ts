/** Latest effects without an answer: time and page. */
export interface Staleness {
  bag?: { at: number; by: object };
  wishlist?: { at: number; by: object };
  'sign-in'?: { at: number; by: object };
  account?: { at: number; by: object };
}
