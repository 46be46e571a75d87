import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './MapShopper.module.css';

type Props = {
  /** In pixels of the viewport. */
  x: number;
  y: number;
};

const SIZE = 32;

/** PUP-04: marker of the shopper's position. */
export function MapShopper({ x, y }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <svg
      className={styles.mark}
      style={{ insetInlineStart: x, insetBlockStart: y }}
      width={SIZE}
      height={SIZE}
      viewBox="-16 -16 32 32"
      role="img"
      aria-label={t('pickup.map.you')}
    >
      <circle className={styles.halo} r={16} />
      <circle className={styles.shopper} r={7} />
    </svg>
  );
}
