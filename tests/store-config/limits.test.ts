import { expect, it } from 'vitest';
import { campaignOf } from '#src/store-config/campaign.ts';
import { isTaxedAtBorder, limitsOf } from '#src/store-config/limits.ts';
import { storeById, storesOfBrand } from '#src/store-config/stores.ts';

const sites = [...storesOfBrand('rl'), ...storesOfBrand('hm')];

it("CFG-14 PAY-06 has payment limits in whole units of every store's currency", () => {
  for (const site of sites) {
    const { paymentLimits } = limitsOf(site);
    for (const { min, max } of Object.values(paymentLimits)) {
      expect(min).toBeGreaterThanOrEqual(0);
      expect(max).toBeGreaterThan(min);
      expect(min % 100).toBe(0);
      expect(max % 100).toBe(0);
    }
  }
  expect(limitsOf(storeById('30010')).paymentLimits.klarnaPayLater).toEqual({
    min: 20_00,
    max: 1_000_00,
  });
  expect(limitsOf(storeById('30005')).paymentLimits.cod.max).toBe(10_000_00);
});

it('CFG-14 has a customs threshold only outside the customs union', () => {
  const withThreshold = sites.filter(
    (site) => limitsOf(site).customTaxOrderTotalThreshold !== null,
  );
  expect(new Set(withThreshold.map((site) => site.countryCode))).toEqual(
    new Set(['GB', 'RU', 'CH']),
  );
});

it('CFG-14 GFT-03 excludes gift cards from the customs value', () => {
  const limits = { customTaxOrderTotalThreshold: 135_00 };
  expect(isTaxedAtBorder({ total: 200_00, giftCards: 0 }, limits)).toBe(true);
  expect(isTaxedAtBorder({ total: 200_00, giftCards: 100_00 }, limits)).toBe(false);
  expect(isTaxedAtBorder({ total: 500_00, giftCards: 500_00 }, limits)).toBe(false);
});

it('CFG-14 GFT-05 STK-09 has usable settings in every store', () => {
  for (const site of sites) {
    const { giftCardBasketMax, lowStockMessage } = limitsOf(site);
    expect(giftCardBasketMax).toBeGreaterThan(0);
    expect(lowStockMessage).toBeGreaterThan(0);
  }
});

it('CFG-14 XAC-01 ENT-02 has consecutive campaign dates in each store', () => {
  for (const site of sites) {
    const campaign = campaignOf(site);
    expect(campaign.campaignId).not.toBe('');
    const times = [
      campaign.leadGenDateStart,
      campaign.leadGenDateEnd,
      campaign.campaignDateStart,
      campaign.campaignDateEnd,
    ].map((text) => Date.parse(text));
    expect(times.every(Number.isFinite)).toBe(true);
    expect([...times].sort((one, other) => one - other)).toEqual(times);
  }
});
