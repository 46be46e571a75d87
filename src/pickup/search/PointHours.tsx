import { useUnit } from 'effector-react';
import { timeZoneOf } from '../../commerce/time-zones.ts';
import { useFormats } from '../../ui/i18n/use-formats.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { Place } from '../contract.ts';
import { $openedAt } from './dialog-model.ts';
import { type OpenState, dayName, momentIn, openStateAt, timesOn } from './opening.ts';
import styles from './PointHours.module.css';

type Props = {
  point: Place;
};

/** Open state and today's hours of a point; all hours on demand. */
export function PointHours({ point }: Props) {
  const { t } = useTranslation('checkout');
  const formats = useFormats();
  const now = useUnit($openedAt);
  const { openings, openingHours, country } = point;
  if (!openings && openingHours.length === 0)
    return <p className={styles.today}>{t('pickup.hours.unknown')}</p>;
  const zone = timeZoneOf(country);
  const moment = zone !== undefined && now !== null ? momentIn(zone, now) : undefined;
  const state = openings && moment && openStateAt(openings, moment);
  const today = openings && moment ? timesOn(openings, moment.day) : [];
  return (
    <div className={styles.hours}>
      {state && (
        <p className={styles.today}>
          <span className={styles.state} data-open={state.status !== 'closed' || undefined}>
            {stateText(state)}
          </span>
          {state.status !== 'always' && today.length > 0 && (
            <span>{t('pickup.hours.today', { times: today.join(', ') })}</span>
          )}
        </p>
      )}
      {openingHours.length > 0 && state?.status !== 'always' && (
        <details className={styles.all}>
          <summary className={styles.summary}>{t('pickup.hours.all')}</summary>
          <ul className={styles.lines}>
            {openingHours.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );

  function stateText(current: OpenState): string {
    if (current.status === 'always') return t('pickup.hours.always');
    if (current.status === 'open')
      return current.isSoon
        ? t('pickup.hours.closesAt', { time: current.closes })
        : t('pickup.hours.open');
    const { opens } = current;
    if (!opens) return t('pickup.hours.closed');
    const { time, daysAhead, day } = opens;
    if (daysAhead === 0) return t('pickup.hours.opensAt', { time });
    if (daysAhead === 1) return t('pickup.hours.opensTomorrow', { time });
    return t('pickup.hours.opensOn', { time, day: dayName(day, formats) });
  }
}
