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
  /** How it goes, by the code of the way; the usual way where nobody has chosen. */
  code?: string | undefined;
  /** What is said where no days can be named; without it nothing is. */
  general?: string | undefined;
};

/** When it arrives, and how long that holds: one a page, as it also looks at the clock for all others. */
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
