import { type RefObject, useEffect } from 'react';

/** Actions of the map's keys. */
interface Asked {
  moveBy(x: number, y: number): void;
  zoomBy(factor: number): void;
  showAll(): void;
}

const STEP = 80;

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': 0.5 };

/** Handles keys pressed on the map itself, not on its pins. */
export function useMapKeys(element: RefObject<HTMLElement | null>, asked: Asked): void {
  useEffect(() => {
    const surface = element.current;
    function pressed(event: KeyboardEvent): void {
      if (event.target !== surface || event.ctrlKey || event.metaKey || event.altKey) return;
      const move = MOVES[event.key];
      const factor = ZOOMS[event.key];
      if (move) asked.moveBy(...move);
      else if (factor !== undefined) asked.zoomBy(factor);
      else if (event.key === '0' || event.key === 'Home') asked.showAll();
      else return;
      event.preventDefault();
    }
    surface?.addEventListener('keydown', pressed);
    return () => surface?.removeEventListener('keydown', pressed);
  });
}
