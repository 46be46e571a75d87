import { type Infer, boolean, enums, integer, object } from 'superstruct';

/** So long a shopper stays on a page before something comes over it. */
export const CALM_MS = 20_000;

/** `due`: it may open as soon as it disturbs nobody; `over`: it was seen. */
export const PopupStatus = enums(['hidden', 'due', 'open', 'over']);
export type PopupStatus = Infer<typeof PopupStatus>;

/** A page of the shop, by its number in the visit: `isForBrowsing` where nobody is about to buy, to read or to look after an account. */
export const PopupVisit = object({ visit: integer(), isForBrowsing: boolean() });
