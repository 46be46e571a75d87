const GTIN = /^(?:\d{8}|\d{12,14})$/;

/** True for a GTIN (EAN, UPC), by length and check digit. */
export function isGtin(id: string): boolean {
  if (!GTIN.test(id)) return false;
  const sum = [...id]
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
