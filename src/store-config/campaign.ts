import type { Brand } from '../commerce/brands.ts';
import type { Site } from './stores.ts';

/** ENT-02, XAC-01: exclusive-access campaign; times are ISO instants, ends are exclusive. */
export type CampaignSettings = {
  campaignId: string;
  leadGenDateStart: string;
  leadGenDateEnd: string;
  campaignDateStart: string;
  campaignDateEnd: string;
};

const OF_BRANDS: Readonly<Record<Brand, CampaignSettings>> = {
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

/** Differences from the brand's settings, by store number. */
const OF_STORES: Readonly<Record<string, Partial<CampaignSettings>>> = {
  // Denim brand's store in Germany.
  '30010': {
    campaignId: 'NIETENREIHE',
    leadGenDateEnd: '2026-11-23T00:00:00Z',
    campaignDateStart: '2026-11-23T00:00:00Z',
    campaignDateEnd: '2026-12-08T00:00:00Z',
  },
};

/** Campaign of a store: its brand's with the store's own settings. */
export function campaignOf({ brand, storeId }: Pick<Site, 'brand' | 'storeId'>): CampaignSettings {
  return { ...OF_BRANDS[brand], ...OF_STORES[storeId] };
}
