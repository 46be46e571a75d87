import type { Page } from '@playwright/test';
import { contentPathOf } from '#src/content/paths.ts';
import { ACCOUNT_SHOTS } from './account-shots.ts';
import { DIALOG_SHOTS } from './dialog-shots.ts';
import {
  buy,
  fillDetails,
  goToPayment,
  lookForPoints,
  payWithRefusedCard,
  typeCard,
} from './purchase.ts';
import { type Shot, shot } from './shot.ts';
import type { Visit } from './visits.ts';

/** Screen sizes in CSS pixels: phone, tablet and desktop. */
export const WIDTHS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** On a phone the menu is a drawer; on wide screens hovering an item opens a panel. */
async function openMenu(page: Page, { words }: Visit): Promise<void> {
  const drawer = page.getByRole('button', { name: words('common.header.menu'), exact: true });
  if (await drawer.isVisible()) await drawer.click();
  else
    await page
      .getByRole('navigation', { name: words('common.nav.primary') })
      .locator('a[href="/men"]')
      .first()
      .hover();
}

/** Photographed pages, in the contact sheet's order. */
export const SHOTS: readonly Shot[] = [
  shot('home', 'Home', '/'),
  shot('women', 'Gender page', '/women'),
  shot('listing', 'Listing', '/men/shirts'),
  shot('filtered', 'Listing, on sale', '/men?on_sale=true'),
  shot('filters', 'Filters', '/men', {
    async act(page, { words }) {
      await page.getByRole('button', { name: words('catalogue.listing.filters.open') }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().check();
    },
  }),
  shot('product', 'Product', ({ product }) => product),
  shot('gift-cards', 'Gift cards', '/gift-cards'),
  shot('search', 'Search results', ({ search }) => `/search?searchTerm=${search}`),
  shot('suggestions', 'Search as you type', '/women', {
    async act(page, { words, search }) {
      await page.getByRole('button', { name: words('common.header.search') }).click();
      await page.getByRole('dialog').getByRole('combobox').fill(search.slice(0, 3));
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  }),
  shot('menu', 'Menu', '/women', { act: openMenu }),
  shot('content', 'A page of text', ({ site }) => contentPathOf(site, 'customer-service')),
  shot('bag', 'Bag', '/shopping-bag'),
  shot('checkout-login', 'Checkout: as a guest, or signed in', '/checkout/login', {
    isGuest: true,
  }),
  shot('checkout-details', 'Checkout: details', '/checkout/shipping', {
    act: fillDetails,
    whole: true,
  }),
  shot('checkout-pickup', 'Checkout: pickup points', '/checkout/shipping', {
    act: lookForPoints,
  }),
  shot('checkout-payment', 'Checkout: payment', '/checkout/payment', {
    prepare: goToPayment,
  }),
  shot('checkout-card', 'Checkout: payment by card', '/checkout/payment', {
    prepare: goToPayment,
    act: typeCard,
    whole: true,
  }),
  shot('checkout-refused', 'Checkout: payment refused', '/checkout/payment', {
    prepare: goToPayment,
    act: payWithRefusedCard,
    whole: true,
  }),
  shot('wishlist', 'Wishlist', '/wishlist'),
  shot('order-lookup', 'Order lookup', '/services/view-order'),
  shot(
    'confirmation',
    'Confirmation',
    (_, orderId) => `/ordershippingbillingconfirmationview?orderId=${orderId}`,
    {
      prepare: buy,
    },
  ),
  shot('orders', 'Orders', '/myaccount/orders', { prepare: buy }),
  shot('order', 'An order', (_, orderId) => `/myaccount/orderdetails?orderId=${orderId}`, {
    prepare: buy,
  }),
  ...DIALOG_SHOTS,
  ...ACCOUNT_SHOTS,
  // Last, because it sets a cookie.
  shot('campaign', 'Exclusive access', ({ campaign }) => `/campaign?${campaign}`),
];
