import { useState } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Picture } from '../../ui/tile/Picture.tsx';
import styles from './VideoFrame.module.css';

type Props = {
  name: string;
  address: string;
  posterId: string;
};

/**
 * A still with a play button; loads the video on play. It has no speech, so it needs no captions.
 */
export function VideoFrame({ name, address, posterId }: Props) {
  const { t } = useTranslation('catalogue');
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) {
    return (
      <video
        className={styles.video}
        src={address}
        aria-label={t('product.video.label', { name })}
        autoPlay
        controls
        loop
        muted
        playsInline
      />
    );
  }
  return (
    <button
      type="button"
      className={styles.poster}
      aria-label={t('product.video.play', { name })}
      onClick={() => setIsPlaying(true)}
    >
      <Picture
        pictureId={posterId}
        alt=""
        sizes="(width < 46.3125em) 100vw, 34vw"
        ratio="portrait"
      />
      <span className={styles.play} />
    </button>
  );
}
