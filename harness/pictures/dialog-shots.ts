import type { Page } from '@playwright/test';
import { type Shot, shot } from './shot.ts';

/** Scrolls first: the footer's placeholder hydrates when it is near the viewport. */
async function pressInFoot(page: Page, name: string): Promise<void> {
  const foot = page.getByRole('contentinfo');
  await foot.scrollIntoViewIfNeeded();
  await foot.getByRole('button', { name }).click();
}

export const DIALOG_SHOTS: readonly Shot[] = [
  shot('mini-bag', 'The bag, from any page', '/women', {
    isGuest: true,
    async act(page, { words }) {
      const name = words('common.header.bag_one').replace('{{count}}', '1');
      await page.getByRole('banner').getByRole('button', { name }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: words('cart.bag.view') })
        .waitFor();
    },
  }),
  shot('quick-add', 'Sizes of a tile', '/women', {
    isGuest: true,
    async act(page, { words }) {
      const [start = ''] = words('catalogue.quickAdd.openOf').split('{{name}}');
      await page.getByRole('main').getByRole('button', { name: start.trim() }).first().click();
    },
  }),
  shot('size-guide', 'Size guide', ({ product }) => product, {
    isGuest: true,
    async act(page, { words }) {
      const name = words('catalogue.product.sizeGuide.open');
      await page.getByRole('main').getByRole('button', { name }).first().click();
    },
  }),
  shot('countries', 'Country and language', '/women', {
    isGuest: true,
    act: (page, { words }) => pressInFoot(page, words('common.country.change')),
  }),
  shot('report', 'Report a problem', '/women', {
    isGuest: true,
    act: (page, { words }) => pressInFoot(page, words('common.report.open')),
  }),
  shot(
    'in-shops',
    'Find a product in a shop',
    ({ product }) => `/find-in-store?product=${product.split('-').at(-1) ?? ''}`,
    {
      isGuest: true,
    },
  ),
  shot('not-found', 'Not found', '/no/such/page', { isGuest: true }),
];
