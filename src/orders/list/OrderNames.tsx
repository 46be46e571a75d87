import { listText } from '../../kernel/intl.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';

type Props = {
  /** Product names, without duplicates. */
  names: readonly string[];
};

const MOST_NAMES = 2;

/** Product names of an order in one line. */
export function OrderNames({ names }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const others = names.length - MOST_NAMES;
  return others > 0
    ? t('orders.more', { names: names.slice(0, MOST_NAMES).join(', '), count: others })
    : listText(names, i18n.language);
}
