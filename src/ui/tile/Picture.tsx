import styles from './Picture.module.css';

const widths = [320, 640, 960] as const;

type Props = {
  pictureId: string;
  /** An empty string where the text beside it says the same. */
  alt: string;
  /** The `sizes` of the slot it fills, as in HTML. */
  sizes: string;
  /** `tile` is the brand's own ratio. */
  ratio?: 'tile' | 'portrait' | 'square' | 'natural' | undefined;
  /** The dominant colour, shown until the picture is there. */
  placeholder?: string | undefined;
  /** For the largest picture of the first screen: loads at once, before others. */
  priority?: boolean | undefined;
  /** Widths that exist as files; 320, 640 and 960 unless told. */
  available?: readonly number[] | undefined;
  width?: number | undefined;
  height?: number | undefined;
  onLoad?: (() => void) | undefined;
};

function sourceOf(pictureId: string, width: number): string {
  return `/pictures/${pictureId}-${width}.avif`;
}

/**
 * A picture of known size, in several widths, lazily loaded, on its dominant colour.
 * `width` and `height` are those of the master in pixels (960 × 1200).
 * @example <Picture pictureId="rl0101raw-front" alt={name} sizes="(width < 741px) 50vw, 25vw" placeholder="#f1ece4" />
 */
export function Picture({
  pictureId,
  alt,
  sizes,
  ratio = 'tile',
  placeholder,
  priority = false,
  available = widths,
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
      srcSet={available.map((size) => `${sourceOf(pictureId, size)} ${size}w`).join(', ')}
      src={sourceOf(pictureId, available[Math.floor(available.length / 2)] ?? width)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      style={placeholder === undefined ? undefined : { backgroundColor: placeholder }}
    />
  );
}
