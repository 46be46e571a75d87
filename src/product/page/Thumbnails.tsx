import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Picture } from '../../ui/tile/Picture.tsx';
import { $selector, selectImage } from '../choice/choice-model.ts';
import type { Frame } from './frames.ts';
import styles from './Gallery.module.css';

type Props = {
  frames: readonly Frame[];
  ground: string | undefined;
};

export function Thumbnails({ frames, ground }: Props) {
  const { t } = useTranslation('catalogue');
  const { selector, select } = useUnit({ selector: $selector, select: selectImage });
  return (
    <ul className={styles.thumbnails} role="list">
      {frames.map(({ pictureId, crop }, index) => (
        <li key={`${pictureId}-${crop}`}>
          <button
            type="button"
            className={styles.thumbnail}
            data-crop={crop}
            aria-label={t('product.picture', { number: index + 1, total: frames.length })}
            aria-pressed={index === selector.thumbnailIndex}
            onClick={() => select({ index })}
          >
            <Picture
              pictureId={pictureId}
              alt=""
              sizes="4rem"
              ratio="portrait"
              placeholder={ground}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
