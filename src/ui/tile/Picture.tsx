import { CROP_WIDTH, type Crop, pictureAddress } from '../../kernel/picture.ts';
import { coloured } from '../colour.ts';
import styles from './Picture.module.css';

const widths = [CROP_WIDTH, 640, 960] as const;

type Props = {
  pictureId: string;
  /** Empty if the adjacent text has the same content. */
  alt: string;
  /** HTML `sizes` of the slot. */
  sizes: string;
  /** IMG-01, or `tile`, the brand's own ratio. */
  ratio?: Crop | 'tile' | 'natural' | undefined;
  /** Dominant colour, shown until the picture has loaded. */
  placeholder?: string | undefined;
  /** True for the largest picture of the first screen, which loads first. */
  priority?: boolean | undefined;
  width?: number | undefined;
  height?: number | undefined;
  onLoad?: (() => void) | undefined;
};

/**
 * A picture of known size, in several widths, lazily loaded, on its dominant colour. `width` and
 * `height` are those of the master in pixels (960 × 1200).
 * @example <Picture pictureId="rl0101raw-front" alt={name} sizes="(width < 46.3125em) 50vw, 25vw" placeholder="#f1ece4" />
 */
export function Picture({
  pictureId,
  alt,
  sizes,
  ratio = 'tile',
  placeholder,
  priority = false,
  width = 960,
  height = 1200,
  onLoad,
}: Props) {
  return (
    <img
      className={styles.picture}
      data-ratio={ratio}
      alt={alt}
      {...{ width, height, onLoad }}
      sizes={sizes}
      srcSet={widths.map((size) => `${pictureAddress(pictureId, size)} ${size}w`).join(', ')}
      src={pictureAddress(pictureId)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      {...coloured(placeholder)}
    />
  );
}
