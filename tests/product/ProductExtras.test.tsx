// @vitest-environment jsdom
// @partial
import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { arrivalsAsked, readHolidaysFx } from '#src/delivery-days/model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { readClockFx } from '#src/ports/read-clock.ts';
import { priorPriceFx } from '#src/product/prior-price-model.ts';
import { productContent } from '#src/product/page/product-content.ts';
import { settle } from '#tests/session/shop-scope.ts';
import { showProduct } from './show-product.tsx';

const prior = /Lowest price in the 30 days/;

it('PRD-11 shows the prior price beside a reduced price', async () => {
  await showProduct({
    product: { price: 2990, was: 4990 },
    handlers: [[priorPriceFx, ({ productId }) => ({ productId, priorPrice: 4490 })]],
  });
  expect(screen.getByText(prior).textContent).toContain('£44.90');
});

it('PRD-09 shows each text of the content service in its place', async () => {
  await showProduct({
    content: productContent({
      PDP_SHIPPING_AND_RETURNS: [{ id: '1', text: 'Delivered by bicycle.' }],
      PDP_CONTENTSPOT_ADD_TO_BAG: [{ id: '2', text: 'Gift cards', url: '/gift-cards' }],
      PDP_SHIPPING_BANNER: [{ id: '3', title: 'Free delivery', url: 'javascript:alert(1)' }],
    }),
  });
  expect(screen.getByText('Delivered by bicycle.').closest('details')).toBeTruthy();
  expect(screen.queryByText(/two to four working days/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Gift cards' }).getAttribute('href')).toBe('/gift-cards');
  expect(screen.getByText('Free delivery').closest('a')).toBeNull();
});

it.each([
  ['jeans', true],
  ['jackets', true],
  ['t-shirts', false],
])('PRD-09 for %s, shows the denim guarantee: %s', async (productGroup, isSaid) => {
  await showProduct({
    product: { productGroup },
    content: productContent({
      PDP_CONTENTSPOT_ADD_TO_BAG: [
        { id: '1', text: 'Seams and rivets.', productGroups: ['jeans', 'jackets'] },
        { id: '2', text: 'For all pieces.' },
      ],
    }),
  });
  expect(screen.queryByText('Seams and rivets.') !== null).toBe(isSaid);
  expect(screen.getByText('For all pieces.')).toBeDefined();
});

it('PRD-09 shows the shop’s own text without content', async () => {
  await showProduct();
  const said = screen.getAllByText(/two to four working days/);
  expect(said.map((words) => words.closest('details') !== null)).toEqual([false, true]);
});

it('ENT-12 loads a video only when it is played', async () => {
  const { user } = await showProduct({ product: { video: '/videos/mill-tee.mp4' } });
  const pictures = within(screen.getByRole('list', { name: 'Pictures' }));
  expect(document.querySelector('video')).toBeNull();
  await user.click(pictures.getByRole('button', { name: 'Play the video of Mill Tee' }));
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/videos/mill-tee.mp4');
});

it.each([
  ['smaller', 'Cut generously: take one size smaller for a closer line.'],
  ['larger', 'Cut small: take one size larger.'],
  [undefined, undefined],
] as const)('shows advice beside the sizes for a cut that is %s', async (sizeAdvice, words) => {
  await showProduct({ product: sizeAdvice ? { sizeAdvice } : {} });
  expect(screen.queryByText(/^Cut /)?.textContent).toBe(words);
});

it('shows the delivery days beside the button', async () => {
  const { scope } = await showProduct({
    handlers: [
      [readHolidaysFx, () => ({ until: '2028-12-31', days: ['2026-11-25'] })],
      [waitFx, () => new Promise(() => {})],
      // A Saturday, so that no cut-off is near.
      [readClockFx, () => Date.parse('2026-11-21T11:40:00Z')],
    ],
  });
  await act(async () => {
    scopeBind(arrivalsAsked, { scope })();
    await settle();
  });
  const named = screen.getByText(/Arrives/).textContent;
  expect(named?.replace(/\s+/g, ' ')).toMatch(/Arrives Thu 26.*Mon 30 November/);
});

it('ENT-13 links to the product in further sizes', async () => {
  await showProduct({ product: { moreSizesUrl: '/mill-tee-tall-rl2001wht' } });
  const link = screen.getByRole('link', { name: 'This piece in further sizes' });
  expect(link.getAttribute('href')).toBe('/mill-tee-tall-rl2001wht');
});
