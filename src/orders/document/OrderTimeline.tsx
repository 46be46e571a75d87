import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useDates } from '../use-dates.ts';
import { isCollectable, type KnownOrderStatus } from '../order.ts';
import styles from './OrderTimeline.module.css';
import type { Station } from './timeline.ts';

type Props = {
  stations: readonly Station[];
  /** Name of the pickup point, if the order is collected. */
  pickupPoint?: string | undefined;
};

/** ORD-01: timeline of an order, joined by the brand's stripe. */
export function OrderTimeline({ stations, pickupPoint }: Props) {
  const { t } = useTranslation('checkout');
  const { dateTimeOf } = useDates();
  const nameOf = (status: KnownOrderStatus) =>
    isCollectable(status, { pickupPoint }) ? 'collect' : status;
  return (
    <ol className={styles.stations}>
      {stations.map(({ status, state, time }) => (
        <li
          key={status}
          className={styles.station}
          data-state={state}
          data-status={status}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.name}>{t(`orders.station.${nameOf(status)}`)}</span>
          {state !== 'current' && (
            <VisuallyHidden>
              {' '}
              ({t(state === 'done' ? 'orders.stationDone' : 'orders.stationAhead')})
            </VisuallyHidden>
          )}
          <span className={styles.time}>{time === undefined ? '' : dateTimeOf(time)}</span>
        </li>
      ))}
    </ol>
  );
}
