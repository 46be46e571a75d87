// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { NO_CAMPAIGN } from '#src/campaign/campaign.ts';
import { $visit, statusDetermined } from '#src/campaign/model.ts';
import { addRequested, addToBag } from '#src/product/choice/add-to-bag-model.ts';
import { selectSize, showStock } from '#src/product/choice/choice-model.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { ProductPage } from '#src/product/page/ProductPage.tsx';
import { campaignOf } from '#src/store-config/campaign.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { collect } from '../observe.ts';
import { buyable, product } from '../products.ts';

const SETTINGS = campaignOf({ brand: 'rl', storeId: '30002' });
const LEAD_GEN = Date.parse(SETTINGS.leadGenDateStart);
const PROMOTION = Date.parse(SETTINGS.campaignDateStart);
const OVER = Date.parse(SETTINGS.campaignDateEnd);

const leadGen = { ...NO_CAMPAIGN, isPromotionLeadGenActive: true };
const active = { ...NO_CAMPAIGN, isPromotionActive: true };
const listed = { isExclusiveAccessUser: true, cookieValue: 'RIVETROW' };

async function opened(now: number, status = NO_CAMPAIGN, exclusive = true) {
  const scope = fork({
    handlers: [[productFx, () => product({ exclusive })]],
    values: [[$visit, { now, cookie: '', list: status.cookieValue }]],
  });
  await allSettled(statusDetermined, { scope, params: status });
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  await allSettled(showStock, { scope, params: { stock: { 'ean-M': buyable } } });
  return scope;
}

it.each([
  ['an exclusive product for those on the list', { ...active, ...listed }, true],
  ['any other product for everybody', active, false],
])('XAC-12 the promotion sells %s', async (_, status, exclusive) => {
  const scope = await opened(PROMOTION, status, exclusive);
  const requested = collect(scope, addRequested);
  await allSettled(selectSize, { scope, params: { value: 'M' } });
  await allSettled(addToBag, { scope });
  expect(requested).toHaveLength(1);
});

async function show(...given: Parameters<typeof opened>) {
  const scope = await opened(...given);
  renderInShop(scope, <ProductPage wishlistButton={() => <button type="button">Wish</button>} />);
}

it.each([
  [LEAD_GEN - 1, NO_CAMPAIGN, /sign up for first access from 2 November/, 'What is Rivet Row?'],
  [LEAD_GEN, leadGen, /Sign up by 15 November/, 'Sign up for first access'],
  [LEAD_GEN, { ...leadGen, ...listed }, /You are on the list/, 'See all pieces of Rivet Row'],
  [PROMOTION, active, /Until 30 November/, 'How first access works'],
  [OVER, NO_CAMPAIGN, /ended on 30 November/, 'See what was in it'],
])('XAC-12 at %d the page shows the reason and the remedy', async (now, status, why, action) => {
  await show(now, status);
  const reason = await screen.findByRole('region', { name: 'Reserved for Rivet Row' });
  expect(reason.textContent).toMatch(why);
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe('/campaign');
  expect(screen.queryByRole('button', { name: 'Add to bag' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Wish' })).toBeTruthy();
});

it('XAC-12 the page of an unlocked product has the button', async () => {
  await show(PROMOTION, { ...active, ...listed });
  expect(screen.getAllByRole('button', { name: 'Add to bag' })).not.toHaveLength(0);
  expect(screen.getByText('Yours first')).toBeTruthy();
});
