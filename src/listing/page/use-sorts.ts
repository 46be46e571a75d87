import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { sortOf } from '../address.ts';
import type { Listing } from '../contract.ts';

/** Sort options with a translation, the default order first. */
export function useSorts(sorts: Listing['sorts'] = []) {
  const { t } = useTranslation('catalogue');
  return sorts
    .map(({ query, selected }) => {
      const value = sortOf(query);
      return { value, selected, label: t(`listing.sort.${value}`, { defaultValue: '' }) };
    })
    .filter(({ label }) => label);
}
