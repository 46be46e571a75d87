import { useState } from 'react';
import { Picture } from './Picture.tsx';
import styles from './SecondPicture.module.css';

type Props = {
  pictureId: string;
  sizes: string;
};

/**
 * A second view of a product over the first; hidden until it has loaded and the tile is hovered.
 */
export function SecondPicture({ pictureId, sizes }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <div className={styles.second} data-loaded={isLoaded || undefined}>
      <Picture {...{ pictureId, sizes }} alt="" onLoad={() => setLoaded(true)} />
    </div>
  );
}
