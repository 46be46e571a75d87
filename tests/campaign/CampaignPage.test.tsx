// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import campaignTexts from '#locales/en/campaign.json';
import catalogue from '#locales/en/catalogue.json';
import common from '#locales/en/common.json';
import forms from '#locales/en/forms.json';
import formats from '#locales/en/formats.json';
import { CampaignRoute } from '#src/pages/routes/CampaignRoute.tsx';
import { NO_CAMPAIGN } from '#src/campaign/campaign.ts';
import { $visit, statusDetermined } from '#src/campaign/model.ts';
import { changeCampaign, layoutFx, wantContent } from '#src/content/model.ts';
import { listingQueryOf } from '#src/listing/address.ts';
import { listingFx, openListing } from '#src/listing/model.ts';
import { $campaignSignUp, campaignSubscribeFx } from '#src/newsletter/campaign-model.ts';
import { navigateFx } from '#src/ports/navigation.ts';
import { campaignOf } from '#src/store-config/campaign.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { listing, tile } from '#tests/listing/listings.ts';

const SETTINGS = campaignOf({ brand: 'rl', storeId: '30002' });
const LEAD_GEN = Date.parse(SETTINGS.leadGenDateStart);
const PROMOTION = Date.parse(SETTINGS.campaignDateStart);
const OVER = Date.parse(SETTINGS.campaignDateEnd);
const leadGen = { ...NO_CAMPAIGN, isPromotionLeadGenActive: true };
const active = { ...NO_CAMPAIGN, isPromotionActive: true };
const listed = { isExclusiveAccessUser: true, cookieValue: 'RIVETROW' };

const resources = { en: { catalogue, common, formats, forms, campaign: campaignTexts } };
const { i18n } = createI18n({ locale: 'en-GB', resources });
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
  render(
    <I18nContext value={i18n}>
      <Provider value={scope}>
        <MemoryRouter>
          <CampaignRoute wishlistButton={() => null} />
        </MemoryRouter>
      </Provider>
    </I18nContext>,
  );
  return { scope, visited, user: userEvent.setup() };
}

it.each([
  ['before', LEAD_GEN - 1, NO_CAMPAIGN, 'Rivet Row is on its way', 'Reserved'],
  ['lead-gen', LEAD_GEN, leadGen, 'Be first at Rivet Row', 'Reserved'],
  ['lead-gen, on the list', LEAD_GEN, { ...leadGen, ...listed }, 'See you on 16 Nov', 'Reserved'],
  ['active', PROMOTION, active, 'Rivet Row is open', 'Reserved'],
  ['active, on the list', PROMOTION, { ...active, ...listed }, 'Yours first', 'Yours first'],
  ['over', OVER, NO_CAMPAIGN, 'Rivet Row is over', 'Reserved'],
])(
  'XAC-12 RTE-07 %s: says how it stands, and shows the pieces',
  async (_, now, status, title, badge) => {
    await show(now, status);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title);
    expect(within(screen.getByRole('article')).getByText(badge)).toBeTruthy();
    const hasForm = screen.queryByRole('button', { name: 'Put me on the list' }) !== null;
    expect(hasForm).toBe(title === 'Be first at Rivet Row');
    const pieces = now === OVER ? 'What was in it' : 'The pieces';
    expect(screen.getByRole('region', { name: pieces })).toBeTruthy();
  },
);

it.each([
  ['nobody while nothing is active', OVER, NO_CAMPAIGN, ['lit', 'for others']],
  ['everybody while something is', PROMOTION, active, ['lit', 'for the list', 'for others']],
  ['the list', PROMOTION, { ...active, ...listed }, ['lit', 'for the list']],
])('CNT-05 CNT-06 CNT-07 banners for %s', async (_, now, status, wanted) => {
  await show(now, status);
  const news = screen.getByRole('region', { name: 'News of Rivet Row' });
  expect([...news.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(wanted);
});

it('XAC-01 VAL-03 the form says what is wrong, and sends what is right', async () => {
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

it('pieces that do not come are a notice, and the rest of the page stays', async () => {
  await show(PROMOTION, active, 'late');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rivet Row is open');
  expect(screen.getByRole('alert').textContent).toContain('cannot be shown just now');
});
