import { useUnit } from 'effector-react';
import { Icon } from '../ui/Icon.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { useReturn } from '../ui/hooks/use-return.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { LEAD_TIMES, USUAL_DELIVERY } from '../store-config/delivery-times.ts';
import styles from './ArrivalNote.module.css';
import { returnToTab } from './model.ts';
import { useArrival } from './use-arrival.ts';

type Props = {
  /** Code of the shipping option; the usual one without a choice. */
  code?: string | undefined;
  /** Text shown without exact days; nothing is shown if it is missing. */
  general?: string | undefined;
};

/** Delivery days and their deadline. Render one per page: it refreshes the clock for all others. */
export function ArrivalNote({ code = USUAL_DELIVERY, general }: Props) {
  const { t } = useTranslation('common');
  const comeBack = useUnit(returnToTab);
  useReturn(comeBack);
  const arrival = useArrival()(code);
  const isCollected = LEAD_TIMES.get(code)?.isCollected ?? false;
  const words = text();
  if (words === undefined) return null;
  return (
    <p className={styles.note}>
      <Icon name="truck" />
      <span>
        <VisuallyHidden>{t('arrival.label')} </VisuallyHidden>
        {words}
      </span>
    </p>
  );

  function text(): string | undefined {
    if (!arrival) return general;
    const { days, within } = arrival;
    const arrives = t(isCollected ? 'arrival.collect' : 'arrival.days', { days });
    if (within === undefined) return arrives;
    return t(isCollected ? 'arrival.withinCollect' : 'arrival.within', { time: within, days });
  }
}
