import { useUnit } from 'effector-react';
import { type UIEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../ui/brand-layout.ts';
import { Picture } from '../ui/Picture.tsx';
import { $selector, moveSlider, selectImage } from './choice.ts';
import { framesOf } from './frames.ts';
import styles from './Gallery.module.css';
import { Thumbnails } from './Thumbnails.tsx';

type Props = {
  name: string;
  pictures: readonly string[];
  productGroup: string | undefined;
  /** Dominant colour of the first picture. */
  ground: string | undefined;
};

const SIZES = {
  grid: '(width <= 1024px) 100vw, 66vw',
  rail: '(width < 741px) 88vw, 46vw',
};

/** Large pictures as a grid, or a rail with thumbnails; on mobile always a rail. */
export function Gallery({ name, pictures, productGroup, ground }: Props) {
  const { t } = useTranslation('catalogue');
  const layout = useBrandLayout().gallery;
  const rail = useRef<HTMLUListElement>(null);
  const { selector, move, select } = useUnit({
    selector: $selector,
    move: moveSlider,
    select: selectImage,
  });
  const { imageIndex, sliderIsMoving } = selector;
  const frames = framesOf(pictures, productGroup);

  useEffect(() => {
    const frame = rail.current?.children[imageIndex];
    if (rail.current && frame instanceof HTMLElement) rail.current.scrollLeft = frame.offsetLeft;
  }, [imageIndex]);

  function settle({ currentTarget }: UIEvent<HTMLUListElement>) {
    const offsets = [...currentTarget.children].map((frame) =>
      Math.abs((frame as HTMLElement).offsetLeft - currentTarget.scrollLeft),
    );
    select({ index: offsets.indexOf(Math.min(...offsets)) });
  }

  return (
    <div className={styles.gallery} data-layout={layout}>
      <ul
        ref={rail}
        className={styles.frames}
        aria-label={t('product.pictures')}
        role="list"
        tabIndex={0}
        onScroll={() => sliderIsMoving || move()}
        onScrollEnd={settle}
      >
        {frames.map(({ pictureId, crop }, index) => (
          <li key={`${pictureId}-${crop}`} className={styles.frame} data-crop={crop}>
            <Picture
              pictureId={pictureId}
              alt={index === 0 ? name : t('product.detailOf', { name })}
              sizes={SIZES[layout]}
              ratio="portrait"
              placeholder={ground}
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {frames.length > 1 && <Thumbnails frames={frames} ground={ground} />}
    </div>
  );
}
