/** Validity of `security.txt` in days; RFC 9116 recommends less than a year. */
const DAYS = 180;
const DAY = 86_400_000;

/**
 * `security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @param contact an address such as `mailto:…` or `https://…`
 * @param now milliseconds since 1970
 */
export function securityTxt(contact: string, canonical: string, now: number): string {
  const expires = new Date((Math.floor(now / DAY) + DAYS) * DAY).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nCanonical: ${canonical}\n`;
}
