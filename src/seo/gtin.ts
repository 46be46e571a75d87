const GTIN = /^(?:\d{8}|\d{12,14})$/;

/** Whether a number is a GTIN (EAN, UPC) by its length and its check digit. */
export function isGtin(id: string): boolean {
  if (!GTIN.test(id)) return false;
  const sum = [...id]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
