import { listText } from '../../kernel/intl.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';

type Props = {
  /** Of what was bought, each once. */
  names: readonly string[];
};

const MOST_NAMES = 2;

/** What an order is of, in a line. */
export function OrderNames({ names }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const others = names.length - MOST_NAMES;
  return others > 0
    ? t('orders.more', { names: names.slice(0, MOST_NAMES).join(', '), count: others })
    : listText(names, i18n.language);
}
