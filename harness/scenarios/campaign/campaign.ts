import { fact, says } from '../step-builders.ts';
import { type CampaignStatus, CAMPAIGN_KEY } from '#src/campaign/campaign.ts';
import { type CampaignSettings, campaignOf } from '#src/store-config/campaign.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type { ExpectedFact, OnScreen, ScenarioStart, ScenarioStep } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

export function determined(status: Partial<CampaignStatus>): ExpectedFact {
  return fact('campaign/statusDetermined', status);
}

type OfBrand = Pick<BrandFixtures, 'brand'>;
type Phase = 'before' | 'lead-gen' | 'open' | 'over';

const DAY_MS = 86_400_000;

const STORES = { rl: '30002', hm: '20002' };

function settingsOf({ brand }: OfBrand): CampaignSettings {
  return campaignOf({ brand, storeId: STORES[brand] });
}

function dateOf(fixtures: OfBrand, phase: Phase): string {
  const { leadGenDateStart, campaignDateStart, campaignDateEnd } = settingsOf(fixtures);
  switch (phase) {
    case 'before':
      return new Date(Date.parse(leadGenDateStart) - DAY_MS).toISOString();
    case 'lead-gen':
      return leadGenDateStart;
    case 'open':
      return campaignDateStart;
    case 'over':
      return campaignDateEnd;
  }
}

/** XAC-04, XAC-05: search of an address in a phase of the campaign; invited visitors have its id. */
export function searchIn(
  fixtures: OfBrand,
  phase: Phase,
  who: 'anybody' | 'invited' = 'anybody',
): string {
  const invitation = settingsOf(fixtures).campaignId.toLowerCase();
  const parameters = new URLSearchParams({
    mockXcomregDate: dateOf(fixtures, phase),
    ...(who === 'invited' && { [CAMPAIGN_KEY]: invitation }),
  });
  return `?${parameters.toString()}`;
}

/** Starts on a product page, in a phase of the campaign. */
export function startIn(fixtures: BrandFixtures, phase: Phase, who?: 'invited'): ScenarioStart {
  return { ...strangerAt(fixtures, fixtures.piece.path), search: searchIn(fixtures, phase, who) };
}

export function campaignIs(
  fixtures: BrandFixtures,
  status: Partial<CampaignStatus>,
): NonNullable<ScenarioStep['state']> {
  const cookieValue = status.isExclusiveAccessUser === true ? settingsOf(fixtures).campaignId : '';
  return {
    'campaign/campaign': {
      isPromotionLeadGenActive: false,
      isPromotionActive: false,
      isExclusiveAccessUser: false,
      cookieValue,
      ...status,
    },
    'campaign/visit': { cookie: cookieValue },
  };
}

const NAMES = { rl: 'Rivet Row', hm: 'Marlowe House' };

/** CNT-05: campaign notice below the button. */
export function campaignSpot({ brand }: BrandFixtures): OnScreen {
  return says(`Part of ${NAMES[brand]}: yours before anybody else’s.`);
}
