import styles from './Skeleton.module.css';

type Props = {
  shape?: 'tile' | 'line' | 'title' | 'block' | undefined;
};

/**
 * Holds the final size of something still loading. Say the waiting once, beside it, in words.
 * @example <Skeleton shape="tile" />
 */
export function Skeleton({ shape = 'line' }: Props) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
