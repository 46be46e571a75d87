import type { ContentSpot } from '../content/contract.ts';
import { withLinks } from '../content/menu.ts';
import { Link } from '../ui/Link.tsx';
import styles from './FooterGroups.module.css';

const MOST_GROUPS = 4; // CNT-08

type Props = {
  spots: readonly ContentSpot[];
};

/** The footer's groups of links, as the content service has them. */
export function FooterGroups({ spots }: Props) {
  const groups = withLinks(spots.flatMap((spot) => spot.groups));
  return groups.slice(0, MOST_GROUPS).map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <Link className={styles.link} to={url}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
