import type { ContentSpot } from '../../content/contract.ts';
import { SpotLink } from '../../content/SpotLink.tsx';
import styles from './BagSellingPoints.module.css';

type Props = {
  spots: readonly ContentSpot[];
};

/** CRT-13: selling points beside the totals. */
export function BagSellingPoints({ spots }: Props) {
  return (
    <ul className={styles.points}>
      {spots.map(({ id, title, text = '', url }) => (
        <li key={id} className={styles.point}>
          {title !== undefined && <span className={styles.title}>{title}</span>}
          {url === undefined ? text : <SpotLink url={url}>{text}</SpotLink>}
        </li>
      ))}
    </ul>
  );
}
