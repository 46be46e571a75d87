import { useUnit } from 'effector-react';
import { campaignOf } from '../store-config/campaign.ts';
import { $store } from '../store-config/model.ts';
import { useFormats } from '../ui/i18n/use-formats.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $campaign, $visit } from './model.ts';
import { campaignDays, phaseOf } from './phase.ts';

/** The brand's campaign as a view tells of it. `situation` is the phase, and whether the shopper is on its list. */
export function useCampaign() {
  const { t } = useTranslation('campaign');
  const formats = useFormats();
  const { store, campaign, visit } = useUnit({ store: $store, campaign: $campaign, visit: $visit });
  const settings = campaignOf(store.brand);
  const phase = phaseOf(settings, visit.now);
  const isListed = campaign.isExclusiveAccessUser;
  return {
    brand: store.brand,
    phase,
    situation: isListed ? (`${phase}Listed` as const) : phase,
    values: {
      campaign: t(`name.${store.brand}`),
      ...campaignDays(settings, formats),
    },
  };
}
