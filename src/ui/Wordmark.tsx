import { useBrandLayout } from './brand-layout.ts';
import styles from './Wordmark.module.css';

type Props = {
  name: string;
  size?: 'header' | 'poster' | undefined;
};

/**
 * The brand name as its logo. The riveted one has a copper rivet for its “&”.
 * @example <Wordmark name="Rivet & Loom" />
 */
export function Wordmark({ name, size = 'header' }: Props) {
  const { wordmark } = useBrandLayout();
  const [first, second] = name.split(' & ');
  return (
    <span
      className={styles.wordmark}
      data-layout={wordmark}
      data-size={size}
      role="img"
      aria-label={name}
    >
      {wordmark === 'riveted' && second !== undefined ? (
        <>
          {first}
          <svg className={styles.rivet} viewBox="0 0 24 24">
            <circle className={styles.cap} cx="12" cy="12" r="11" />
            <circle className={styles.ring} cx="12" cy="12" r="7.5" />
            <circle className={styles.nub} cx="12" cy="12" r="3" />
          </svg>
          {second}
        </>
      ) : (
        name
      )}
    </span>
  );
}
