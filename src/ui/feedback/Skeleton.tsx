import styles from './Skeleton.module.css';

type Props = {
  shape?: 'tile' | 'line' | 'title' | 'block' | undefined;
};

/**
 * Placeholder in the final size of loading content. Announce the loading once, beside it.
 * @example <Skeleton shape="tile" />
 */
export function Skeleton({ shape = 'line' }: Props) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
