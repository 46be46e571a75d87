import { type Crop, pictureAddress } from '../kernel/picture.ts';
import pictureStyles from '../ui/tile/Picture.module.css';
import type { Banner } from './home-content.ts';
import styles from './BannerPicture.module.css';

type Props = {
  /** For narrow screens. */
  narrow: Banner;
  broad: Banner;
  /** IMG-01, unless its container defines the shape. */
  ratio?: Crop | undefined;
  priority?: boolean | undefined;
};

function sourcesOf({ pictureId }: Banner): string {
  return ([640, 960, 1280] as const)
    .map((width) => `${pictureAddress(pictureId, width)} ${width}w`)
    .join(', ');
}

export function BannerPicture({ narrow, broad, ratio = 'banner', priority = false }: Props) {
  return (
    <picture className={styles.frame}>
      {narrow.pictureId !== broad.pictureId && (
        <source
          media="(width < 46.3125em)"
          srcSet={sourcesOf(narrow)}
          sizes="100vw"
          width={narrow.width}
          height={narrow.height}
        />
      )}
      <img
        className={pictureStyles.picture}
        data-ratio={ratio}
        srcSet={sourcesOf(broad)}
        sizes="100vw"
        src={pictureAddress(broad.pictureId, 1280)}
        width={broad.width}
        height={broad.height}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
      />
    </picture>
  );
}
