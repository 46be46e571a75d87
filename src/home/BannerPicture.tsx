import { pictureAddress } from '../kernel/picture.ts';
import type { Banner } from './home-content.ts';
import styles from './BannerPicture.module.css';

type Props = {
  /** On mobile. */
  narrow: Banner;
  broad: Banner;
  priority?: boolean | undefined;
};

function sourcesOf({ pictureId }: Banner): string {
  return ([640, 960, 1280] as const)
    .map((width) => `${pictureAddress(pictureId, width)} ${width}w`)
    .join(', ');
}

export function BannerPicture({ narrow, broad, priority = false }: Props) {
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
        className={styles.banner}
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
