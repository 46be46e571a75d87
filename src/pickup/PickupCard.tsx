import { useTranslation } from '../ui/i18n/use-translation.ts';
import type { PickupType, Place } from './contract.ts';
import styles from './PickupCard.module.css';
import { PlaceLines } from './PlaceLines.tsx';

type Props = {
  point: Place;
  pickupType: PickupType;
  /** `line` is the short form for summaries. */
  look?: 'card' | 'line' | undefined;
};

/** Chosen pickup point. */
export function PickupCard({ point, pickupType, look = 'card' }: Props) {
  const { t } = useTranslation('checkout');
  const { name, openingHours } = point;
  return (
    <div className={styles.card} data-look={look}>
      <p className={styles.kind}>{t(`pickup.type.${pickupType}`)}</p>
      <p className={styles.name}>{name}</p>
      <address className={styles.address}>
        <PlaceLines place={point} />
      </address>
      {look === 'card' && openingHours.length > 0 && (
        <ul className={styles.hours}>
          {openingHours.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
