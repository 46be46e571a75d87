import { type Infer, boolean, enums, integer, object } from 'superstruct';

/** Time (ms) on a page before the popup may open. */
export const CALM_MS = 20_000;

/** `due`: may open at a quiet moment; `over`: was shown. */
export const PopupStatus = enums(['hidden', 'due', 'open', 'over']);
export type PopupStatus = Infer<typeof PopupStatus>;

/**
 * A page view by its number in the visit; `isForBrowsing` excludes checkout, account and text
 * pages.
 */
export const PopupVisit = object({ visit: integer(), isForBrowsing: boolean() });
