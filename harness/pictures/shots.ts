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
import type { Shot } from './shot.ts';
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
  { name: 'home', title: 'Home', path: () => '/' },
  { name: 'women', title: 'Gender page', path: () => '/women' },
  { name: 'listing', title: 'Listing', path: () => '/men/shirts' },
  { name: 'filtered', title: 'Listing, on sale', path: () => '/men?on_sale=true' },
  {
    name: 'filters',
    title: 'Filters',
    path: () => '/men',
    async act(page, { words }) {
      await page.getByRole('button', { name: words('catalogue.listing.filters.open') }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().check();
    },
  },
  { name: 'product', title: 'Product', path: ({ product }) => product },
  { name: 'gift-cards', title: 'Gift cards', path: () => '/gift-cards' },
  { name: 'search', title: 'Search results', path: ({ search }) => `/search?searchTerm=${search}` },
  {
    name: 'suggestions',
    title: 'Search as you type',
    path: () => '/women',
    async act(page, { words, search }) {
      await page.getByRole('button', { name: words('common.header.search') }).click();
      await page.getByRole('dialog').getByRole('combobox').fill(search.slice(0, 3));
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  { name: 'menu', title: 'Menu', path: () => '/women', act: openMenu },
  {
    name: 'content',
    title: 'A page of text',
    path: ({ site }) => contentPathOf(site, 'customer-service'),
  },
  { name: 'bag', title: 'Bag', path: () => '/shopping-bag' },
  {
    name: 'checkout-login',
    title: 'Checkout: as a guest, or signed in',
    path: () => '/checkout/login',
    isGuest: true,
  },
  {
    name: 'checkout-details',
    title: 'Checkout: details',
    path: () => '/checkout/shipping',
    act: fillDetails,
    whole: true,
  },
  {
    name: 'checkout-pickup',
    title: 'Checkout: pickup points',
    path: () => '/checkout/shipping',
    act: lookForPoints,
  },
  {
    name: 'checkout-payment',
    title: 'Checkout: payment',
    path: () => '/checkout/payment',
    prepare: goToPayment,
  },
  {
    name: 'checkout-card',
    title: 'Checkout: payment by card',
    path: () => '/checkout/payment',
    prepare: goToPayment,
    act: typeCard,
    whole: true,
  },
  {
    name: 'checkout-refused',
    title: 'Checkout: payment refused',
    path: () => '/checkout/payment',
    prepare: goToPayment,
    act: payWithRefusedCard,
    whole: true,
  },
  { name: 'wishlist', title: 'Wishlist', path: () => '/wishlist' },
  { name: 'order-lookup', title: 'Order lookup', path: () => '/services/view-order' },
  {
    name: 'confirmation',
    title: 'Confirmation',
    path: (_, orderId) => `/ordershippingbillingconfirmationview?orderId=${orderId}`,
    prepare: buy,
  },
  { name: 'orders', title: 'Orders', path: () => '/myaccount/orders', prepare: buy },
  {
    name: 'order',
    title: 'An order',
    path: (_, orderId) => `/myaccount/orderdetails?orderId=${orderId}`,
    prepare: buy,
  },
  ...DIALOG_SHOTS,
  ...ACCOUNT_SHOTS,
  // Last, because it sets a cookie.
  { name: 'campaign', title: 'Exclusive access', path: ({ campaign }) => `/campaign?${campaign}` },
];
