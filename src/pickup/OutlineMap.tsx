import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { useSize } from '../ui/use-size.ts';
import type { Place } from './contract.ts';
import type { Degrees } from './distance.ts';
import { MapControls } from './MapControls.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { marksOf } from './map-marks.ts';
import { MapPin } from './MapPin.tsx';
import { metresPerPixel, placeOn, projectionOf } from './map-projection.ts';
import { MapRings } from './MapRings.tsx';
import { MapScale } from './MapScale.tsx';
import styles from './OutlineMap.module.css';
import type { Outline } from './outline.ts';
import { useMapKeys } from './use-map-keys.ts';
import { type Corners, useMapZoom } from './use-map-zoom.ts';

type Props = {
  outline: Outline;
  country: string;
  points: readonly Place[];
  /** What distances are counted from. */
  origin: (Degrees & { isShopper: boolean }) | undefined;
  lookedAtId: string | null;
  chosenId: string | undefined;
  onLookAt: (pointId: string) => void;
};

/** Metres of a pixel: as close as one gets, as close as results are shown, and where outlines end. */
const CLOSEST = 3;
const CLOSE = 9;
const OUTLINES_END = 90;
/** Pins closer than this cover each other, in pixels. */
const GAP = 34;

/** A map that is moved and zoomed by pointer, fingers, keys and buttons. */
export function OutlineMap(props: Props) {
  const { outline, country, points, origin, lookedAtId, chosenId, onLookAt } = props;
  const { t } = useTranslation('checkout');
  const surface = useRef<HTMLDivElement>(null);
  const [measure, size] = useSize();
  const projection = useMemo(() => projectionOf(outline, size), [outline, size]);
  const latitude = origin?.latitude ?? (outline.box[1] + outline.box[3]) / 2;
  const baseMetres = metresPerPixel(projection, latitude);
  const room = useMemo((): Corners => {
    const [west, south, east, north] = outline.room;
    return [
      placeOn(projection, { longitude: west, latitude: north }),
      placeOn(projection, { longitude: east, latitude: south }),
    ];
  }, [outline, projection]);
  const { transform, zoomBy, moveBy, show } = useMapZoom(surface, {
    size,
    room,
    closest: Math.max(1, baseMetres / CLOSEST),
  });

  const placed = useMemo(
    () =>
      points.flatMap(({ id, latitude: north, longitude: east }) => {
        if (north === undefined || east === undefined || !isInside(outline.room, north, east))
          return [];
        const [x, y] = placeOn(projection, { latitude: north, longitude: east });
        return [{ id, x, y }];
      }),
    [points, outline, projection],
  );
  const showPlaces = useCallback(
    (places: readonly { x: number; y: number }[]) => {
      const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
      if (places.length === 0) show(homeOf(outline, projection), 1);
      else
        show(
          [
            [Math.min(...xs), Math.min(...ys)],
            [Math.max(...xs), Math.max(...ys)],
          ],
          baseMetres / CLOSE,
        );
    },
    [show, outline, projection, baseMetres],
  );
  useEffect(() => showPlaces(placed), [showPlaces, placed]);

  // What is looked at elsewhere comes into sight here.
  const lookedAt = placed.find(({ id }) => id === lookedAtId);
  const [lookX, lookY] = lookedAt ? transform.apply([lookedAt.x, lookedAt.y]) : [NaN, NaN];
  const isOutOfSight =
    lookX < GAP || lookY < 2 * GAP || lookX > size.width - GAP || lookY > size.height - GAP;
  const isHidden = isOutOfSight && lookedAt !== undefined;
  useEffect(() => {
    if (isHidden && lookedAt) showPlaces([lookedAt]);
    // oxlint-disable-next-line react/exhaustive-deps -- only when another one is looked at: then the shopper moves the map
  }, [lookedAtId]);

  const metres = baseMetres / transform.k;
  const onScreen = placed.map(({ id, x, y }) => {
    const [left, top] = transform.apply([x, y]);
    return { id, x: left, y: top };
  });
  const isVisible = ({ x, y }: { x: number; y: number }) =>
    x > -GAP && y > -GAP && x < size.width + GAP && y < size.height + 2 * GAP;
  const marks = marksOf(onScreen, GAP).filter(isVisible);
  const hidden = points.length - placed.length;
  const middle = origin && transform.apply([...placeOn(projection, origin)]);

  useMapKeys(surface, { moveBy, zoomBy, showAll: () => showPlaces(placed) });

  return (
    <div className={styles.frame} ref={measure}>
      <div
        ref={surface}
        className={styles.surface}
        role="group"
        aria-label={t('pickup.map.label')}
        tabIndex={0}
      >
        {size.width > 0 && (
          <MapDrawing
            {...{ outline, projection, transform, size }}
            isClose={metres < OUTLINES_END}
          />
        )}
        {middle && (
          <MapRings
            x={middle[0]}
            y={middle[1]}
            size={size}
            metresPerPixel={metres}
            country={country}
            isShopper={origin.isShopper}
          />
        )}
        {marks.map(({ ids, x, y }) => {
          const [id = ''] = ids;
          const at = points.findIndex((point) => point.id === id);
          const point = points[at];
          if (ids.length > 1)
            return (
              <MapPin
                key={ids.join(' ')}
                isGroup
                text={String(ids.length)}
                label={t('pickup.map.group', { count: ids.length })}
                onPress={() => showPlaces(placed.filter((each) => ids.includes(each.id)))}
                {...{ x, y }}
              />
            );
          return (
            <MapPin
              key={id}
              text={String(at + 1)}
              label={`${at + 1}. ${point?.name}, ${point?.line1}, ${point?.city}`}
              isLookedAt={id === lookedAtId}
              isChosen={id === chosenId}
              onPress={() => onLookAt(id)}
              {...{ x, y }}
            />
          );
        })}
      </div>
      <MapControls
        onZoomIn={() => zoomBy(2)}
        onZoomOut={() => zoomBy(0.5)}
        onShowAll={() => showPlaces(placed)}
      />
      <div className={styles.foot}>
        {size.width > 0 && <MapScale metresPerPixel={metres} country={country} />}
        <span className={styles.credit}>{t('pickup.map.credit')}</span>
      </div>
      {hidden > 0 && <p className={styles.hidden}>{t('pickup.map.hidden', { count: hidden })}</p>}
    </div>
  );
}

function isInside(room: Outline['room'], latitude: number, longitude: number): boolean {
  const [west, south, east, north] = room;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function homeOf({ box }: Outline, projection: Parameters<typeof placeOn>[0]): Corners {
  const [west, south, east, north] = box;
  return [
    placeOn(projection, { longitude: west, latitude: north }),
    placeOn(projection, { longitude: east, latitude: south }),
  ];
}
