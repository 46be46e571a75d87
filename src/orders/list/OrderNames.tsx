import { useTranslation } from '../../ui/i18n/use-translation.ts';

type Props = {
  /** Of what was bought, each once. */
  names: readonly string[];
};

const MOST_NAMES = 2;

/** What an order is of, in a line. */
export function OrderNames({ names }: Props) {
  const { t } = useTranslation('checkout');
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const others = names.length - MOST_NAMES;
  return others > 0 ? `${shown} ${t('orders.more', { count: others })}` : shown;
}
