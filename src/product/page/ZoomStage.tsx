import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Picture } from '../../ui/tile/Picture.tsx';
import { type Frame, usePictureText } from './frames.ts';
import styles from './ZoomDialog.module.css';

type Props = {
  name: string;
  frame: Frame;
  ground: string | undefined;
};

/** Position of a frame in its picture, from 0 to 1. */
const PLACES: Readonly<Record<Frame['crop'], readonly [x: number, y: number]>> = {
  whole: [0.5, 0.4],
  upper: [0.5, 0],
  lower: [0.3, 1],
  left: [0, 0.5],
  right: [1, 0.5],
};

/** A picture larger than the window, panned by touch, mouse or arrow keys. */
export function ZoomStage({ name, frame, ground }: Props) {
  const { t } = useTranslation('catalogue');
  const stage = useRef<HTMLDivElement>(null);
  const textOf = usePictureText(name);
  const { pictureId, crop } = frame;

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const [x, y] = PLACES[crop];
    element.scrollLeft = x * (element.scrollWidth - element.clientWidth);
    element.scrollTop = y * (element.scrollHeight - element.clientHeight);
  }, [pictureId, crop]);

  function move(x: number, y: number) {
    if (!stage.current) return;
    stage.current.scrollLeft += x;
    stage.current.scrollTop += y;
  }

  function pressed(event: KeyboardEvent) {
    const pan = panByKey(event.key);
    if (!pan) return;
    event.preventDefault();
    move(pan.x, pan.y);
  }

  // Touch scrolls natively.
  function dragged({ pointerType, buttons, movementX, movementY }: PointerEvent) {
    if (pointerType === 'mouse' && buttons === 1) move(-movementX, -movementY);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scrollable region with a tab stop
    <div
      ref={stage}
      className={styles.stage}
      role="group"
      aria-label={t('product.zoom.pan', { name })}
      tabIndex={0}
      onKeyDown={pressed}
      onPointerMove={dragged}
      onDragStart={(event) => event.preventDefault()}
    >
      <Picture
        pictureId={pictureId}
        alt={textOf({ pictureId, crop: 'whole' })}
        sizes="max(100vw, 60rem)"
        ratio="natural"
        placeholder={ground}
        priority
      />
    </div>
  );
}

/** Distance that an arrow key pans, in CSS pixels. */
const STEP = 96;

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Offset that a key pans; `undefined` for any other key. */
export function panByKey(key: string): { x: number; y: number } | undefined {
  const [x, y] = WAYS[key] ?? [];
  return x === undefined || y === undefined ? undefined : { x: x * STEP, y: y * STEP };
}
