import type { Place } from './place.ts';

/**
 * Whose states stories are, by the beginnings of their keys; the first that fits counts. A drawer or a dialog that can
 * stand over any page is with the page that it belongs to, or is of any page.
 */
const OF_STORY: readonly (readonly [Place, RegExp])[] = [
  ['home', /^(?:home--|shell--loading$)/],
  ['gender', /^listing--landing$/],
  ['listing', /^listing--/],
  ['search', /^search--/],
  ['product', /^(?:product--|campaign--(?:awaited|locked|unlocked)-piece$)/],
  ['campaign', /^campaign--/],
  ['wishlist', /^wishlist--/],
  ['bag', /^cart--/],
  ['gift-cards', /^gift-card-page--/],
  ['login', /^checkout--(?:login|step-)/],
  ['details', /^(?:checkout--details$|checkout-details--|pickup-points--)/],
  ['paypal', /^checkout-payment--paypal-express-/],
  ['payment', /^checkout-payment--/],
  ['confirmation', /^orders--confirmation/],
  ['lookup', /^orders--lookup/],
  ['orders', /^orders--orders/],
  ['order', /^orders--order(?!s)/],
  ['account', /^(?:account--|area--overview)/],
  ['personal', /^area--(?:details|email|password)/],
  ['privacy', /^area--(?:account-ends|data)$/],
  ['letters', /^area--(?:letters|no-letters)/],
  ['addresses', /^addresses--/],
  ['cards', /^cards--/],
  ['gate', /^membership--(?:account-to-renew|condition-gate|nothing-to-settle)/],
  ['membership', /^membership--/],
  ['contact', /^(?:contact--|content--contact$)/],
  ['shops', /^pickup--/],
  ['error', /^(?:fatal-error--|reports--over-a-fatal-error$|shell--(?:not-found|page-broken)$)/],
  ['text', /^(?:content--|shell--end-to-end$)/],
  ['any', /^(?:reports--|shell--(?:banner|code|drawer|menu|offline|without-content))/],
];

/**
 * The page whose state a story is; undefined where no beginning of a key fits.
 *
 * @example placeOfStory('orders--confirmation-loading') // 'confirmation'
 */
export function placeOfStory(key: string): Place | undefined {
  return OF_STORY.find(([, pattern]) => pattern.test(key))?.[0];
}
