import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { PANES, type PaneName } from './panes.ts';
import type { Panes } from './use-panes.ts';
import styles from './Splitter.module.css';

/** Step of an arrow key in CSS pixels. */
const STEP = 16;

interface Props extends Pick<Panes, 'resize'> {
  of: PaneName;
}

/** Resizes a pane by drag, arrows, Home and End; Enter or a double click resets it. */
export function Splitter({ of, resize }: Props) {
  const { t } = useTranslation('studio');
  const { id, axis, sign, least, share } = PANES[of];
  const [{ now, room }, setMeasured] = useState<{ now: number; room: number }>({ now: 0, room: 0 });
  const most = Math.max(least, Math.round((room * share) / 100));
  const dragged = useRef<{ at: number; size: number }>(undefined);

  useEffect(() => {
    const pane = document.getElementById(id);
    const grid = pane?.parentElement;
    if (!pane || !grid) return undefined;
    const observer = new ResizeObserver(() => {
      setMeasured({ now: sizeOf(pane, axis), room: sizeOf(grid, axis) });
    });
    observer.observe(pane);
    observer.observe(grid);
    return () => observer.disconnect();
  }, [id, axis]);

  function set(size: number): void {
    resize(of, Math.round(Math.min(most, Math.max(least, size))));
  }

  function obey(event: KeyboardEvent): void {
    const size = sizeAfter(event.key);
    if (size === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (size === undefined) resize(of, undefined);
    else set(size);
  }

  function sizeAfter(key: string): number | undefined {
    if (key === 'Home') return least;
    if (key === 'End') return most;
    const [back, on] = axis === 'x' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    if (key === back) return now - sign * STEP;
    return key === on ? now + sign * STEP : undefined;
  }

  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.preventDefault(); // prevents text selection while dragging
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { at: placeOf(event, axis), size: now };
  }

  function drag(event: PointerEvent): void {
    const { current } = dragged;
    const by = current ? placeOf(event, axis) - current.at : 0;
    if (current && by !== 0) set(current.size + sign * by);
  }

  return (
    <div
      className={styles.splitter}
      data-of={of}
      role="separator"
      tabIndex={0}
      aria-label={t(`panes.${of}`)}
      title={t('panes.hint')}
      aria-controls={id}
      aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
      aria-valuenow={now}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={obey}
      onDoubleClick={() => resize(of, undefined)}
      onPointerDown={begin}
      onPointerMove={drag}
      onLostPointerCapture={() => {
        dragged.current = undefined;
      }}
    />
  );
}

function sizeOf(element: HTMLElement, axis: 'x' | 'y'): number {
  const { width, height } = element.getBoundingClientRect();
  return Math.round(axis === 'x' ? width : height);
}

function placeOf({ clientX, clientY }: PointerEvent, axis: 'x' | 'y'): number {
  return axis === 'x' ? clientX : clientY;
}
