import { useUnit } from 'effector-react';
import { $store } from '../../store-config/model.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useFormats } from '../../ui/i18n/use-formats.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { Place } from '../contract.ts';
import { $pickupType, showView } from './dialog-model.ts';
import { distanceText, metresBetween } from '../distance.ts';
import styles from './FoundPoint.module.css';
import { PlaceLines } from '../PlaceLines.tsx';
import type { Origin } from './origin.ts';
import { $lookedAtId, $selectedStoreIds, choosePoint, lookAtPoint } from './points-model.ts';
import { PointHours } from './PointHours.tsx';

type Props = {
  point: Place;
  /** Number of its pin on the map. */
  number: number;
  origin: Origin | undefined;
  /** True if shown beside the map. */
  isOnMap?: boolean | undefined;
};

/** Found pickup point, to highlight or choose. */
export function FoundPoint({ point, number, origin, isOnMap = false }: Props) {
  const { t, i18n } = useTranslation('checkout');
  const { store, pickupType, chosen, lookedAtId, choose, lookAt, show } = useUnit({
    store: $store,
    pickupType: $pickupType,
    chosen: $selectedStoreIds,
    lookedAtId: $lookedAtId,
    choose: choosePoint,
    lookAt: lookAtPoint,
    show: showView,
  });
  const { id, name, latitude, longitude } = point;
  const { units } = useFormats();
  const isChosen = chosen[pickupType] === id;
  const hasPlace = latitude !== undefined && longitude !== undefined;
  const distance =
    origin && hasPlace
      ? distanceText(metresBetween(origin, { latitude, longitude }), {
          language: i18n.language,
          country: store.countryCode,
          units,
        })
      : undefined;
  return (
    <article
      className={styles.point}
      data-looked-at={id === lookedAtId || undefined}
      aria-label={name}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name}>{name}</h3>
          {distance !== undefined && <span className={styles.distance}>{distance}</span>}
        </div>
        <address className={styles.address}>
          <PlaceLines place={point} />
        </address>
        <PointHours point={point} />
        <div className={styles.actions}>
          <Button
            size="small"
            variant={isChosen ? 'secondary' : 'primary'}
            onClick={() => choose({ pickupType, pointId: id })}
          >
            {t(isChosen ? 'pickup.keep' : 'pickup.choose')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          {hasPlace && !isOnMap && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                lookAt({ pointId: id });
                show({ view: 'map' });
              }}
            >
              {t('pickup.onMap')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
          {isChosen && <Badge>{t('pickup.chosen')}</Badge>}
        </div>
      </div>
    </article>
  );
}
