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
  /** What distances are counted from. */
  origin: Degrees | undefined;
  /** PUP-04: the shopper's place, if the device has given it. */
  shopper?: Degrees | undefined;
  lookedAtId: string | null;
  chosenId: string | undefined;
  onLookAt: (pointId: string) => void;
};

/** Metres of a pixel: as close as one gets, as close as results are shown, and where outlines end. */
const CLOSEST = 3;
const CLOSE = 12;
const OUTLINES_END = 90;
/** From here on rings say nothing that the outline does not. */
const RINGS_END = 400;
/** As far as one goes for a parcel. */
const NEAR_M = 25_000;
/** Pins closer than this cover each other, in pixels. */
const GAP = 34;

/** A map that is moved and zoomed by pointer, fingers, keys and buttons. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- where it is, not which object says so
  }, [origin?.latitude, origin?.longitude, outline, projection]);
  const showAll = useCallback(
    () => showPlaces(from && placed.length > 0 ? [...placed, from] : placed),
    [showPlaces, placed, from],
  );
  // At first those that one would go to.
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

  // What is looked at elsewhere comes into sight here.
  const lookedAt = placed.find(({ id }) => id === lookedAtId);
  const isInSight = ({ x, y }: { x: number; y: number }) => {
    const [left, top] = transform.apply([x, y]);
    return left > GAP && top > 2 * GAP && left < size.width - GAP && top < size.height - GAP;
  };
  useEffect(() => {
    if (lookedAt && (!isInSight(lookedAt) || !isClose)) showPlaces([lookedAt]);
    // oxlint-disable-next-line react/exhaustive-deps -- when another one is looked at, or the map is another size: then the shopper moves it
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
