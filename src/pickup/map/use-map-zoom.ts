import { type Selection, select } from 'd3-selection';
import 'd3-transition';
import {
  type D3ZoomEvent,
  type ZoomBehavior,
  type ZoomTransform,
  zoom,
  zoomIdentity,
  zoomTransform,
} from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useMedia } from '../../ui/hooks/use-media.ts';
import type { Size } from '../../ui/hooks/use-size.ts';

/** In pixels of the unzoomed map. */
export type Corners = readonly [
  topLeft: readonly [number, number],
  bottomRight: readonly [number, number],
];

interface Limits {
  size: Size;
  /** Area visible at the widest zoom. */
  whole: Corners;
  /** Panning limits. */
  room: Corners;
  closest: number;
}

export interface MapZoom {
  transform: ZoomTransform;
  zoomBy(factor: number): void;
  moveBy(x: number, y: number): void;
  /** Shows a part of the map with a margin, at most at the given scale. */
  show(corners: Corners, closest: number): void;
}

type Surface = Selection<HTMLElement, unknown, null, undefined>;

const GLIDE_MS = 350;
/** Margin around the shown area, in pixels. */
const SPACE = 64;
/** Widest zoom, relative to the scale that fits the country. */
const FARTHER = 0.85;

/**
 * Pans and zooms a map by pointer, wheel and touch on the element, and by the returned functions.
 */
export function useMapZoom(
  element: RefObject<HTMLElement | null>,
  { size, whole, room, closest }: Limits,
): MapZoom {
  const [transform, setTransform] = useState<ZoomTransform>(zoomIdentity);
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown>>(null);
  const seen = useRef<Size>(size);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const { width, height } = size;

  useEffect(() => {
    const surface = element.current;
    if (!surface || width === 0) return undefined;
    const made = zoom<HTMLElement, unknown>()
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([scaleFor(whole, { width, height }) * FARTHER, closest])
      .translateExtent([[...room[0]], [...room[1]]])
      // Ignores presses on buttons; the wheel zooms even there.
      .filter((event: Event & { button?: number }) => {
        const isOnButton =
          event.target instanceof Element && event.target.closest('button') !== null;
        return event.type === 'wheel' || (!isOnButton && (event.button ?? 0) === 0);
      })
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => setTransform(event.transform));
    const selection = select<HTMLElement, unknown>(surface).call(made);
    behaviour.current = made;
    // Keeps the centre when the size changes.
    const before = seen.current;
    seen.current = { width, height };
    if (before.width > 0) {
      const { k, x, y } = zoomTransform(surface);
      const [moveX, moveY] = [(width - before.width) / 2, (height - before.height) / 2];
      made.transform(selection, zoomIdentity.translate(x + moveX, y + moveY).scale(k));
    }
    return () => {
      behaviour.current = null;
      selection.interrupt().on('.zoom', null);
    };
  }, [element, width, height, whole, room, closest]);

  const withZoom = useCallback(
    (run: (made: ZoomBehavior<HTMLElement, unknown>, surface: Surface) => void) => {
      if (behaviour.current && element.current)
        run(behaviour.current, select<HTMLElement, unknown>(element.current));
    },
    [element],
  );
  const zoomBy = useCallback(
    (factor: number) =>
      withZoom((made, surface) =>
        isStill
          ? made.scaleBy(surface, factor)
          : made.scaleBy(surface.transition().duration(GLIDE_MS), factor),
      ),
    [withZoom, isStill],
  );
  const moveBy = useCallback(
    (x: number, y: number) =>
      withZoom((made, surface) => {
        const { k } = element.current ? zoomTransform(element.current) : zoomIdentity;
        made.translateBy(surface, x / k, y / k);
      }),
    [withZoom, element],
  );
  const show = useCallback(
    (corners: Corners, nearest: number) =>
      withZoom((made, surface) => {
        const [[left, top], [right, bottom]] = corners;
        const target = zoomIdentity
          .translate(seen.current.width / 2, seen.current.height / 2)
          .scale(Math.min(scaleFor(corners, seen.current), nearest))
          .translate(-(left + right) / 2, -(top + bottom) / 2);
        if (isStill) made.transform(surface, target);
        else made.transform(surface.transition().duration(GLIDE_MS), target);
      }),
    [withZoom, isStill],
  );
  return { transform, zoomBy, moveBy, show };
}

/** Returns the scale that fits a part of the map with its margin. */
function scaleFor([[left, top], [right, bottom]]: Corners, { width, height }: Size): number {
  const across = Math.max(width - 2 * SPACE, SPACE) / Math.max(right - left, 1e-9);
  const down = Math.max(height - 2 * SPACE, SPACE) / Math.max(bottom - top, 1e-9);
  return Math.min(across, down);
}
