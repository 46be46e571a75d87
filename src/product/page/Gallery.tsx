import { useUnit } from 'effector-react';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { useScrollEnd } from '../../ui/hooks/use-scroll-end.ts';
import { Picture } from '../../ui/tile/Picture.tsx';
import { TILE_SIZES } from '../../ui/tile/ProductTile.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { $selector, moveSlider, selectImage } from '../choice/choice-model.ts';
import { type Frame, usePictureText } from './frames.ts';
import { frameInSight, pictureByKey } from './gallery-steps.ts';
import styles from './Gallery.module.css';
import { openProductPanel } from '../panel-model.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { VideoFrame } from './VideoFrame.tsx';

type Props = {
  name: string;
  frames: readonly Frame[];
  /** Dominant colour of the first picture. */
  ground: string | undefined;
  video: string | undefined;
  /** True if a pressed tile's picture stays over the first frame until that has loaded. */
  isContinued?: boolean | undefined;
};

const SIZES = {
  grid: '(width < 46.3125em) 100vw, (width <= 64em) 50vw, 34vw',
  rail: '(width < 46.3125em) 88vw, 46vw',
};

/**
 * Large pictures as a grid, or a rail with thumbnails; on mobile always a rail. One tab stop: arrow
 * keys change the picture, Enter zooms.
 */
export const Gallery = memo(function Gallery({
  name,
  frames,
  ground,
  video,
  isContinued = false,
}: Props) {
  const { t } = useTranslation('catalogue');
  const layout = useBrandLayout().gallery;
  const rail = useRef<HTMLUListElement>(null);
  const textOf = usePictureText(name);
  const { selector, move, select, open } = useUnit({
    selector: $selector,
    move: moveSlider,
    select: selectImage,
    open: openProductPanel,
  });
  const { imageIndex, sliderIsMoving } = selector;
  const texts = distinctTexts(frames.map(textOf), (index) =>
    t('product.picture', { number: index + 1, total: frames.length }),
  );
  const reachable = Math.min(imageIndex, frames.length - 1);

  const scrolledTo = useRef(0);
  useEffect(() => {
    // Skipped if already there, because reading `offsetLeft` forces a layout.
    if (scrolledTo.current === imageIndex) return;
    scrolledTo.current = imageIndex;
    const frame = rail.current?.children[imageIndex];
    if (rail.current && frame instanceof HTMLElement) rail.current.scrollLeft = frame.offsetLeft;
  }, [imageIndex]);

  const scrolling = useScrollEnd<HTMLUListElement>(
    () => sliderIsMoving || move(),
    (list) => select({ index: frameInSight(list, imageIndex) }),
  );

  function pressed(event: KeyboardEvent<HTMLButtonElement>) {
    const index = pictureByKey(event.key, reachable, frames.length);
    if (index === undefined) return;
    event.preventDefault();
    select({ index });
    rail.current?.children[index]?.querySelector('button')?.focus();
  }

  function lookCloser(index: number) {
    select({ index });
    open({ panel: 'zoom' });
  }

  return (
    <div className={styles.gallery} data-layout={layout}>
      <ul
        ref={rail}
        className={styles.frames}
        aria-label={t('product.pictures')}
        role="list"
        {...scrolling}
      >
        {frames.map((frame, index) => (
          <li
            key={`${frame.pictureId}-${frame.crop}`}
            className={styles.frame}
            data-crop={frame.crop}
          >
            <button
              type="button"
              className={styles.closer}
              data-readable
              data-morph={index === 0 ? frame.pictureId : undefined}
              tabIndex={index === reachable ? 0 : -1}
              aria-haspopup="dialog"
              onClick={() => lookCloser(index)}
              onKeyDown={pressed}
            >
              <FramePicture
                pictureId={frame.pictureId}
                alt={texts[index] ?? ''}
                sizes={SIZES[layout]}
                placeholder={ground}
                isFirst={index === 0}
                isContinued={isContinued}
              />
              <VisuallyHidden>, {t('product.zoom.open')}</VisuallyHidden>
            </button>
          </li>
        ))}
        {video !== undefined && frames[0] !== undefined && (
          <li className={styles.frame}>
            <VideoFrame name={name} address={video} posterId={frames[0].pictureId} />
          </li>
        )}
      </ul>
      {frames.length > 1 && <Thumbnails frames={frames} ground={ground} />}
    </div>
  );
});

type FramePictureProps = {
  pictureId: string;
  alt: string;
  sizes: string;
  placeholder: string | undefined;
  isFirst: boolean;
  isContinued: boolean;
};

/** Picture of a frame. A pressed tile's picture stays over the first until that has loaded. */
function FramePicture({ isFirst, isContinued, ...props }: FramePictureProps) {
  const [isCovered, setCovered] = useState(isFirst && isContinued);
  const { pictureId } = props;
  return (
    <>
      <Picture
        {...props}
        ratio="portrait"
        priority={isFirst}
        onLoad={isCovered ? () => setCovered(false) : undefined}
      />
      {isCovered && (
        <span className={styles.continued}>
          <Picture pictureId={pictureId} alt="" sizes={TILE_SIZES} ratio="portrait" priority />
        </span>
      )}
    </>
  );
}

/** Adds the number to a repeated text, so that each frame has its own. */
function distinctTexts(texts: readonly string[], numberOf: (index: number) => string): string[] {
  return texts.map((text, at) => (texts.indexOf(text) < at ? `${text}, ${numberOf(at)}` : text));
}
