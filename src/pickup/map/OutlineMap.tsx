import type { GeoProjection } from 'd3-geo';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { CountryCode } from '../../commerce/countries.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useSize } from '../../ui/hooks/use-size.ts';
import type { Place } from '../contract.ts';
import type { Degrees } from '../distance.ts';
import { MapControls } from './MapControls.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { marksOf } from './map-marks.ts';
import { MapPins } from './MapPins.tsx';
import { metresPerPixel, placeOn, projectionOf } from './map-projection.ts';
import { MapRings } from './MapRings.tsx';
import { MapShopper } from './MapShopper.tsx';
import { MapScale } from './MapScale.tsx';
import styles from './OutlineMap.module.css';
import type { Outline } from './outline.ts';
import { useMapKeys } from './use-map-keys.ts';
import { type Corners, useMapZoom } from './use-map-zoom.ts';

type Props = {
  outline: Outline;
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

/**
 * Metres per pixel: closest zoom, closest zoom for results, and limit of the outline's precision.
 */
const CLOSEST = 3;
const CLOSE = 12;
const OUTLINES_END = 90;
/** Rings are hidden at more metres per pixel, because the outline suffices. */
const RINGS_END = 400;
/** Radius of the initial view, in metres. */
const NEAR_M = 25_000;
/** Pins closer than this cover each other, in pixels. */
const GAP = 34;

/** Map with panning and zooming by pointer, touch, keys and buttons. */
export function OutlineMap(props: Props) {
  const { outline, country, points, origin, shopper, lookedAtId, chosenId, onLookAt } = props;
  const { t } = useTranslation('checkout');
  const surface = useRef<HTMLDivElement>(null);
  const [measure, size] = useSize();
  const projection = useMemo(() => projectionOf(outline), [outline]);
  const latitude = origin?.latitude ?? (outline.box[1] + outline.box[3]) / 2;
  const baseMetres = metresPerPixel(projection, latitude);
  const whole = useMemo(() => cornersOf(outline.box, projection), [outline, projection]);
  const room = useMemo(() => cornersOf(outline.room, projection), [outline, projection]);
  const { transform, zoomBy, moveBy, show } = useMapZoom(surface, {
    size,
    whole,
    room,
    closest: baseMetres / CLOSEST,
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
      if (places.length === 0) show(whole, Infinity);
      else
        show(
          [
            [Math.min(...xs), Math.min(...ys)],
            [Math.max(...xs), Math.max(...ys)],
          ],
          baseMetres / CLOSE,
        );
    },
    [show, whole, baseMetres],
  );
  const from = useMemo(() => {
    if (!origin || !isInside(outline.room, origin.latitude, origin.longitude)) return undefined;
    const [x, y] = placeOn(projection, origin);
    return { x, y };
    // oxlint-disable-next-line react/exhaustive-deps -- the coordinates matter, not the object
  }, [origin?.latitude, origin?.longitude, outline, projection]);
  const showAll = useCallback(
    () => showPlaces(from && placed.length > 0 ? [...placed, from] : placed),
    [showPlaces, placed, from],
  );
  // Initial view: the near points, or all if none is near.
  const isMeasured = size.width > 0;
  useEffect(() => {
    if (!isMeasured) return;
    const isNear = ({ x, y }: { x: number; y: number }) =>
      from !== undefined && Math.hypot(x - from.x, y - from.y) * baseMetres < NEAR_M;
    const near = placed.filter(isNear);
    if (from && near.length > 0) showPlaces([...near, from]);
    else showAll();
  }, [isMeasured, showPlaces, showAll, placed, from, baseMetres]);

  const metres = baseMetres / transform.k;
  const isClose = metres < OUTLINES_END;

  // Pans to the highlighted point if it is out of view.
  const lookedAt = placed.find(({ id }) => id === lookedAtId);
  const isInSight = ({ x, y }: { x: number; y: number }) => {
    const [left, top] = transform.apply([x, y]);
    return left > GAP && top > 2 * GAP && left < size.width - GAP && top < size.height - GAP;
  };
  useEffect(() => {
    if (lookedAt && (!isInSight(lookedAt) || !isClose)) showPlaces([lookedAt]);
    // oxlint-disable-next-line react/exhaustive-deps -- runs for another point or map height only: else the shopper pans the map
  }, [lookedAtId, size.height]);

  const onScreen = placed.map(({ id, x, y }) => {
    const [left, top] = transform.apply([x, y]);
    return { id, x: left, y: top };
  });
  const isVisible = ({ x, y }: { x: number; y: number }) =>
    x > -GAP && y > -GAP && x < size.width + GAP && y < size.height + 2 * GAP;
  const marks = marksOf(onScreen, GAP).filter(isVisible);
  const hidden = points.length - placed.length;
  const middle = from && transform.apply([from.x, from.y]);
  const isShopperInside = shopper && isInside(outline.room, shopper.latitude, shopper.longitude);
  const own = isShopperInside && transform.apply([...placeOn(projection, shopper)]);

  useMapKeys(surface, { moveBy, zoomBy, showAll });

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
            isClose={isClose}
            groups={marks.filter(({ ids }) => ids.length > 1)}
          />
        )}
        {middle && metres < RINGS_END && (
          <MapRings
            x={middle[0]}
            y={middle[1]}
            size={size}
            metresPerPixel={metres}
            country={country}
          />
        )}
        {own && <MapShopper x={own[0]} y={own[1]} />}
        <MapPins
          {...{ marks, points, lookedAtId, chosenId, onLookAt }}
          onOpen={(ids) => showPlaces(placed.filter(({ id }) => ids.includes(id)))}
        />
      </div>
      <MapControls onZoomIn={() => zoomBy(2)} onZoomOut={() => zoomBy(0.5)} onShowAll={showAll} />
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

function cornersOf([west, south, east, north]: Outline['box'], projection: GeoProjection): Corners {
  return [
    placeOn(projection, { longitude: west, latitude: north }),
    placeOn(projection, { longitude: east, latitude: south }),
  ];
}
