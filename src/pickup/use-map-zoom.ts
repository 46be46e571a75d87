import { select } from 'd3-selection';
import 'd3-transition';
import {
  type D3ZoomEvent,
  type ZoomBehavior,
  type ZoomTransform,
  zoom,
  zoomIdentity,
} from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useMedia } from '../ui/use-media.ts';
import type { Size } from '../ui/use-size.ts';

/** In pixels of the map that is not zoomed yet. */
export type Corners = readonly [
  topLeft: readonly [number, number],
  bottomRight: readonly [number, number],
];

interface Limits {
  size: Size;
  /** How far the map can be moved. */
  room: Corners;
  closest: number;
}

export interface MapZoom {
  transform: ZoomTransform;
  zoomBy(factor: number): void;
  moveBy(x: number, y: number): void;
  /** Shows a part of the map with some space around, no closer than asked. */
  show(corners: Corners, closest: number): void;
}

const GLIDE_MS = 350;
/** Around what is shown, in pixels. */
const SPACE = 72;
const FARTHEST = 0.9;

/** Moves and zooms what is drawn over an element: by pointer, wheel and fingers, and by what it returns. */
export function useMapZoom(
  element: RefObject<HTMLElement | null>,
  { size, room, closest }: Limits,
): MapZoom {
  const [transform, setTransform] = useState<ZoomTransform>(zoomIdentity);
  const behaviour = useRef<ZoomBehavior<HTMLElement, unknown>>(null);
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
      .scaleExtent([FARTHEST, closest])
      .translateExtent([[...room[0]], [...room[1]]])
      // What is on the map is pressed; only the wheel goes through it.
      .filter((event: Event & { button?: number }) => {
        const isOnButton =
          event.target instanceof Element && event.target.closest('button') !== null;
        return event.type === 'wheel' || (!isOnButton && (event.button ?? 0) === 0);
      })
      .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => setTransform(event.transform));
    const selection = select(surface).call(made);
    behaviour.current = made;
    return () => {
      behaviour.current = null;
      selection.interrupt().on('.zoom', null);
    };
  }, [element, width, height, room, closest]);

  const zoomBy = useCallback(
    (factor: number) => {
      if (!behaviour.current || !element.current) return;
      const selection = select<HTMLElement, unknown>(element.current);
      if (isStill) behaviour.current.scaleBy(selection, factor);
      else behaviour.current.scaleBy(selection.transition().duration(GLIDE_MS), factor);
    },
    [element, isStill],
  );
  const moveBy = useCallback(
    (x: number, y: number) => {
      if (!behaviour.current || !element.current) return;
      const { k } = transform;
      behaviour.current.translateBy(select<HTMLElement, unknown>(element.current), x / k, y / k);
    },
    [element, transform],
  );
  const show = useCallback(
    ([[left, top], [right, bottom]]: Corners, nearest: number) => {
      if (!behaviour.current || !element.current) return;
      const across = Math.max(width - 2 * SPACE, SPACE) / Math.max(right - left, 1e-9);
      const down = Math.max(height - 2 * SPACE, SPACE) / Math.max(bottom - top, 1e-9);
      const scale = Math.max(FARTHEST, Math.min(across, down, nearest));
      const target = zoomIdentity
        .translate(width / 2, height / 2)
        .scale(scale)
        .translate(-(left + right) / 2, -(top + bottom) / 2);
      const selection = select<HTMLElement, unknown>(element.current);
      if (isStill) behaviour.current.transform(selection, target);
      else behaviour.current.transform(selection.transition().duration(GLIDE_MS), target);
    },
    [element, width, height, isStill],
  );
  return { transform, zoomBy, moveBy, show };
}
