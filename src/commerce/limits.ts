// Limits that the shop displays and the backend enforces.

/** Most pieces of one variant in a bag. */
export const MOST_PIECES = 99;
/** GFT-05: most gift cards in a bag. */
export const MOST_GIFT_CARDS_IN_BAG = 5;
/**
 * Most gift cards that pay for one order. No requirement gives a number; five stay
 * distinguishable on a page.
 */
export const MOST_GIFT_CARDS_PAYING = 5;
export const SHORTEST_VOUCHER = 3;
export const LONGEST_VOUCHER = 30;
/** Longest gift note, in graphemes. */
export const LONGEST_NOTE = 240;
/** Longest first or last name of an account. */
export const LONGEST_NAME = 60;
/** Longest first or last name of a contact message. */
export const LONGEST_SENDER_NAME = 40;
/** Longest contact message. */
export const LONGEST_MESSAGE_TO_US = 2000;
/** ATT-03: most bytes of an attachment, 20 MB. */
export const MOST_BYTES = 20 * 1024 * 1024;
/** Shortest and longest place for a pickup point search. */
export const SHORTEST_PLACE = 2;
export const LONGEST_PLACE = 80;
/** Most variants of one inventory call. */
export const MOST_VARIANTS_ASKED = 200;
/** Most products of one variants call. */
export const MOST_PRODUCTS_ASKED = 50;
/** Most shops of one stock call. */
export const MOST_SHOPS_ASKED = 50;
