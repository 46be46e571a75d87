import type { CountryCode } from '../../commerce/countries.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { Place } from '../contract.ts';
import type { Degrees } from '../distance.ts';
import { OutlineMap } from './OutlineMap.tsx';
import styles from './PointMap.module.css';
import { useOutline } from './use-outline.ts';

type Props = {
  country: CountryCode;
  points: readonly Place[];
  /** Origin of distances. */
  origin: Degrees | undefined;
  /** PUP-04: the shopper's position, if the device provided it. */
  shopper?: Degrees | undefined;
  lookedAtId: string | null;
  chosenId: string | undefined;
  onLookAt: (pointId: string) => void;
};

/** Map of the points on the outline of their country; loads the outline. */
export function PointMap({ country, ...props }: Props) {
  const { t } = useTranslation('checkout');
  const [state, retry] = useOutline(country);
  if (state.status === 'failed')
    return (
      <div className={styles.notice}>
        <Alert severity="warning" actionLabel={t('pickup.retry')} onAction={retry}>
          {t('pickup.map.failed')}
        </Alert>
      </div>
    );
  if (state.status === 'loading')
    return (
      <div className={styles.waiting} role="status" aria-label={t('pickup.map.loading')}>
        <Skeleton shape="block" />
      </div>
    );
  return <OutlineMap outline={state.outline} country={country} {...props} />;
}
