import type { Brand } from '../commerce/brands.ts';

/** ENT-02, XAC-01: the exclusive-access campaign; times are ISO instants, an end is no longer inside. */
export type CampaignSettings = {
  campaignId: string;
  leadGenDateStart: string;
  leadGenDateEnd: string;
  campaignDateStart: string;
  campaignDateEnd: string;
};

const CAMPAIGNS: Readonly<Record<Brand, CampaignSettings>> = {
  rl: {
    campaignId: 'RIVETROW',
    leadGenDateStart: '2026-11-02T00:00:00Z',
    leadGenDateEnd: '2026-11-16T00:00:00Z',
    campaignDateStart: '2026-11-16T00:00:00Z',
    campaignDateEnd: '2026-12-01T00:00:00Z',
  },
  hm: {
    campaignId: 'MARLOWEHOUSE',
    leadGenDateStart: '2026-11-16T00:00:00Z',
    leadGenDateEnd: '2026-11-30T00:00:00Z',
    campaignDateStart: '2026-11-30T00:00:00Z',
    campaignDateEnd: '2026-12-14T00:00:00Z',
  },
};

/** The brand's campaign; every store of a brand runs the same one. */
export function campaignOf(brand: Brand): CampaignSettings {
  return CAMPAIGNS[brand];
}
