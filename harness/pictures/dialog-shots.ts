import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

/** Scrolls first: the footer's placeholder hydrates when it is near the viewport. */
async function pressInFoot(page: Page, name: string): Promise<void> {
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await foot.getByRole('button', { name }).click();
}

export const DIALOG_SHOTS: readonly Shot[] = [
  {
    name: 'mini-bag',
    title: 'The bag, from any page',
    path: () => '/women',
    isGuest: true,
    async act(page, { words }) {
      const name = words('common.header.bag_one').replace('{{count}}', '1');
      await page.getByRole('banner').getByRole('button', { name }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: words('cart.bag.view') })
        .waitFor();
    },
  },
  {
    name: 'quick-add',
    title: 'Sizes of a tile',
    path: () => '/women',
    isGuest: true,
    async act(page, { words }) {
      const [start = ''] = words('catalogue.quickAdd.openOf').split('{{name}}');
      await page.getByRole('main').getByRole('button', { name: start.trim() }).first().click();
    },
  },
  {
    name: 'size-guide',
    title: 'Size guide',
    path: ({ product }) => product,
    isGuest: true,
    async act(page, { words }) {
      const name = words('catalogue.product.sizeGuide.open');
      await page.getByRole('main').getByRole('button', { name }).first().click();
    },
  },
  {
    name: 'countries',
    title: 'Country and language',
    path: () => '/women',
    isGuest: true,
    act: (page, { words }) => pressInFoot(page, words('common.country.change')),
  },
  {
    name: 'report',
    title: 'Report a problem',
    path: () => '/women',
    isGuest: true,
    act: (page, { words }) => pressInFoot(page, words('common.report.open')),
  },
  {
    name: 'in-shops',
    title: 'Find a product in a shop',
    path: ({ product }) => `/find-in-store?product=${product.split('-').at(-1) ?? ''}`,
    isGuest: true,
  },
  { name: 'not-found', title: 'Not found', path: () => '/no/such/page', isGuest: true },
];
