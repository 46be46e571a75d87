/** What people type where it does not belong, by what it is. Nothing of the shop's has any of it. */
export const CANARIES = {
  card: '4929 1234 5678 9017',
  giftCard: '6099881234567702',
  /** Longer than an order’s number, which the log has as it was typed. */
  pin: '8301726483017',
  password: 'Zanzibar-9-secret',
  name: 'Quartermaine',
  address: '17 Hollyhock Crescent',
  // The last one: whom the newsletter has, it does not ask again.
  email: 'rosalind.quartermaine@mail.example',
} as const;

/** As it is searched for: in small letters, and without what an address writes differently. */
const TRACES = Object.values(CANARIES).flatMap((canary) => {
  const small = canary.toLowerCase();
  return [small, small.replace(/[ -]/g, ''), encodeURIComponent(small), small.replaceAll(' ', '+')];
});

/** The canaries that a text holds. */
export function tracesIn(text: string): string[] {
  const small = text.toLowerCase();
  return [...new Set(TRACES)].filter((trace) => small.includes(trace));
}

/** Every text that can be typed into, as the page is. */
export const FIELDS = [
  'input:not([type=radio]):not([type=checkbox]):not([type=hidden]):not([type=submit]):not([hidden])',
  'textarea',
].join(', ');

/** SRC-05 and what is typed into the checkout's forms: for this shopper, who finds them again, and nobody else. */
export const THEIRS = /"(?:selvedge\.recentSearches|selvedge-checkout)":"(?:[^"\\]|\\.)*"/g;
