// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { CampaignRoute } from '#src/pages/routes/CampaignRoute.tsx';
import { NO_CAMPAIGN } from '#src/campaign/campaign.ts';
import { $visit, statusDetermined } from '#src/campaign/model.ts';
import { changeCampaign, layoutFx, wantContent } from '#src/content/model.ts';
import { listingQueryOf } from '#src/listing/address.ts';
import { listingFx, openListing } from '#src/listing/model.ts';
import { $campaignSignUp, campaignSubscribeFx } from '#src/newsletter/campaign-model.ts';
import { navigateFx } from '#src/ports/navigation.ts';
import { campaignOf } from '#src/store-config/campaign.ts';
import { listing, tile } from '#tests/listing/listings.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const SETTINGS = campaignOf({ brand: 'rl', storeId: '30002' });
const LEAD_GEN = Date.parse(SETTINGS.leadGenDateStart);
const PROMOTION = Date.parse(SETTINGS.campaignDateStart);
const OVER = Date.parse(SETTINGS.campaignDateEnd);
const leadGen = { ...NO_CAMPAIGN, isPromotionLeadGenActive: true };
const active = { ...NO_CAMPAIGN, isPromotionActive: true };
const listed = { isExclusiveAccessUser: true, cookieValue: 'RIVETROW' };

const spot = (id: string, visibility: string) => ({ id, visibility, text: id, groups: [] });

async function show(now: number, status = NO_CAMPAIGN, pieces: 'there' | 'late' = 'there') {
  const visited: string[] = [];
  const answer = listing({ tiles: [tile({ exclusive: true })], total: 1 });
  const scope = fork({
    values: [[$visit, { now, cookie: '', list: status.cookieValue }]],
    handlers: [
      [listingFx, () => (pieces === 'late' ? Promise.reject({ kind: 'network' }) : answer)],
      [campaignSubscribeFx, () => undefined],
      [navigateFx, ({ to }: { to: string }) => visited.push(to)],
      [
        layoutFx,
        () => ({
          SHOPPING_BAG_PROMO: [
            spot('for all', 'show_for_all'),
            spot('for the list', 'show_for_exclusive_only'),
            spot('for others', 'show_for_non_exclusive_only'),
            spot('lit', 'highlighted'),
          ],
        }),
      ],
    ],
  });
  await allSettled(statusDetermined, { scope, params: status });
  await allSettled(changeCampaign, { scope, params: status });
  await allSettled(wantContent, { scope, params: { keys: ['SHOPPING_BAG_PROMO'] } });
  const params = listingQueryOf({ path: '/all/exclusive', search: '' });
  await allSettled(openListing, { scope, params });
  renderInShop(scope, <CampaignRoute wishlistButton={() => null} />);
  return { scope, visited, user: userEvent.setup() };
}

it.each([
  ['other shoppers without an active campaign', OVER, NO_CAMPAIGN, ['lit', 'for others']],
  ['other shoppers during the campaign', PROMOTION, active, ['lit', 'for the list', 'for others']],
  ['subscribers', PROMOTION, { ...active, ...listed }, ['lit', 'for the list']],
])('CNT-05 CNT-06 CNT-07 banners for %s', async (_, now, status, wanted) => {
  await show(now, status);
  const news = screen.getByRole('region', { name: 'News of Rivet Row' });
  expect([...news.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(wanted);
});

it('XAC-01 VAL-03 the form shows errors, and sends valid values', async () => {
  const { user, visited, scope } = await show(LEAD_GEN, leadGen);
  const send = screen.getByRole('button', { name: 'Put me on the list' });
  await user.click(send);
  expect(screen.getByText('Please enter your e-mail address.')).toBeTruthy();
  const field = screen.getByRole('textbox', { name: /E-mail/ });
  expect(document.activeElement).toBe(field);
  await user.type(field, 'ada@');
  await user.click(send);
  expect(screen.getByText(/not a complete e-mail/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, `${'a'.repeat(60)}@${'b'.repeat(60)}.test`);
  await user.click(send);
  expect(screen.getByText(/too long/)).toBeTruthy();
  await user.clear(field);
  await user.type(field, 'ada@example.test');
  await user.click(send);
  expect(visited).toEqual(['/?xcomreg=RIVETROW']);
  expect(scope.getState($campaignSignUp)).toBe('listed');
  expect(document.activeElement?.textContent).toContain('You are on the list');
});

it('shows a notice when products fail, and the rest of the page', async () => {
  await show(PROMOTION, active, 'late');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rivet Row is open');
  expect(screen.getByRole('alert').textContent).toContain('cannot be shown just now');
});
