/** STK-09: from so many pieces on a size says how few are left, in every store. */
export const LOW_STOCK = 3;
