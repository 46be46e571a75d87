// Limits that the shop states and the backend enforces: both read them here.

/** Pieces of one variant in a bag. */
export const MOST_PIECES = 99;
/** GFT-05: gift cards in a bag. */
export const MOST_GIFT_CARDS_IN_BAG = 5;
/** Gift cards that pay for one order. No document has a number; five can be told apart on a page. */
export const MOST_GIFT_CARDS_PAYING = 5;
export const SHORTEST_VOUCHER = 3;
export const LONGEST_VOUCHER = 30;
/** Note of a gift, in letters as people count them. */
export const LONGEST_NOTE = 240;
/** First or last name of an account. */
export const LONGEST_NAME = 60;
/** First or last name of a contact message. */
export const LONGEST_SENDER_NAME = 40;
/** Text of a contact message. */
export const LONGEST_MESSAGE_TO_US = 2000;
/** ATT-03: bytes of an attachment, 20 MB. */
export const MOST_BYTES = 20 * 1024 * 1024;
/** Place by which pickup points are searched. */
export const SHORTEST_PLACE = 2;
export const LONGEST_PLACE = 80;
/** Variants of one inventory call. */
export const MOST_VARIANTS_ASKED = 200;
/** Products of one call for variants. */
export const MOST_PRODUCTS_ASKED = 50;
/** Shops of one call for their stock. */
export const MOST_SHOPS_ASKED = 50;
