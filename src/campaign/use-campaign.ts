import { useUnit } from 'effector-react';
import { campaignOf } from '../store-config/campaign.ts';
import { $store } from '../store-config/model.ts';
import { useFormats } from '../ui/i18n/use-formats.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { isOnList } from './campaign.ts';
import { $campaign, $visit } from './model.ts';
import { campaignDays, phaseOf } from './phase.ts';

/** Returns the store's campaign for a view. `situation` is the phase, with `Listed` for a shopper on its list. */
export function useCampaign() {
  const { t } = useTranslation('campaign');
  const formats = useFormats();
  const { store, campaign, visit } = useUnit({
    store: $store,
    campaign: $campaign,
    visit: $visit,
  });
  const settings = campaignOf(store);
  const phase = phaseOf(settings, visit.now);
  return {
    brand: store.brand,
    phase,
    situation:
      (phase === 'leadGen' || phase === 'active') && isOnList(campaign, visit)
        ? (`${phase}Listed` as const)
        : phase,
    values: {
      campaign: t(`name.${store.brand}`),
      ...campaignDays(settings, formats),
    },
  };
}
