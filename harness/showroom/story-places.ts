import type { Place } from './place.ts';

/** Pages of stories by key prefix; the first match wins. A drawer or dialog belongs to its page, or to any page. */
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
 * Page of a story; `undefined` without a matching prefix.
 *
 * @example placeOfStory('orders--confirmation-loading') // 'confirmation'
 */
export function placeOfStory(key: string): Place | undefined {
  return OF_STORY.find(([, pattern]) => pattern.test(key))?.[0];
}
