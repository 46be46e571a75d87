import { expect } from '@playwright/test';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { type Recipient, buyerOn } from '../support/buyer.ts';
import { test } from '../support/journey.ts';
import { expectVerified, keepAsGolden, savesSession } from '../support/shopper.ts';

interface Country {
  code: string;
  language: TranslatedLanguage;
  recipient: Recipient;
  /** Currency symbol of the total. */
  currency: string;
  /** Collected from a carrier's pickup point. */
  pickup?: { carrier: 'POSTNLPUP'; place: string };
}

const COUNTRIES: readonly Country[] = [
  {
    code: 'gb',
    language: 'en',
    recipient: { line1: '12 Mill Lane', city: 'Leeds', postcode: 'ls1 4ap' },
    currency: '£',
  },
  {
    code: 'de',
    language: 'de',
    recipient: { line1: 'Webergasse 3', city: 'Berlin', postcode: '10115' },
    currency: '€',
  },
  {
    code: 'fr',
    language: 'fr',
    recipient: { line1: '4 rue des Tisserands', city: 'Lyon', postcode: '69001' },
    currency: '€',
  },
  {
    code: 'nl',
    language: 'nl',
    recipient: { line1: 'Weverstraat 8', city: 'Utrecht', postcode: '3511ab' },
    currency: '€',
    pickup: { carrier: 'POSTNLPUP', place: 'Utrecht' },
  },
  {
    code: 'cz',
    language: 'cs',
    recipient: { line1: 'Tkalcovská 5', city: 'Brno', postcode: '60200' },
    currency: 'Kč',
  },
];

const BUYERS = [
  { who: 'a guest', scenario: 'checkout-as-guest', isGuest: true },
  { who: 'a registered shopper', scenario: 'checkout-known', isGuest: false },
] as const;

const PURCHASES = (['rl', 'hm'] as const).flatMap((brand) =>
  COUNTRIES.flatMap((country) => BUYERS.map((buyer) => ({ brand, ...country, ...buyer }))),
);

for (const purchase of PURCHASES) {
  const { brand, code, language, recipient, currency, pickup, who, scenario, isGuest } = purchase;
  const tag = isGuest && brand === 'rl' && code === 'gb' ? ['@smoke'] : [];
  test(`CHK-01 PAY-01 RTE-12 ${who} buys from ${brand} in ${code}`, { tag }, async ({ page }) => {
    const buyer = buyerOn(page, language);
    await page.goto(`/?scenario=${scenario}&store=${brand}-${code}`);
    if (isGuest) await buyer.goesOnAsGuest();
    if (pickup) {
      await buyer.opensPoints(pickup.carrier, pickup.place);
      await buyer.choosesFirstPoint();
    }
    await buyer.fillsAddress(recipient, isGuest);
    await buyer.goesToPayment();
    await buyer.fillsPayment();
    await expect(buyer.payButton()).toContainText(currency);
    await buyer.payButton().click();
    const number = await buyer.expectConfirmed();
    await expect(page.getByRole('main')).toContainText(recipient.city);
    const session = await savesSession(page, buyer.t('common.session.save'));
    expectVerified(session);
    expect(number).toMatch(/^\d+$/);
    keepAsGolden(
      session,
      `checkout/order-${isGuest ? 'guest' : 'registered'}-${brand}-${code}--placed`,
    );
  });
}
