import { Link } from '../ui/Link.tsx';
import styles from './ContentSpots.module.css';

/** A piece of the content service that has words. */
export type Spot = {
  id: string;
  title?: string | undefined;
  text?: string | undefined;
  /** Where its title leads. */
  url?: string | undefined;
};

type Props = {
  spots: readonly Spot[];
  look: 'plain' | 'note' | 'banner';
};

/** What the content service has to say in one place of the page; nothing where it is silent (PRD-09). */
export function ContentSpots({ spots, look }: Props) {
  const shown = spots.filter(({ title, text }) => title !== undefined || text !== undefined);
  if (shown.length === 0) return null;
  return (
    <div className={styles.spots} data-look={look}>
      {shown.map(({ id, title, text, url }) => (
        <div key={id} className={styles.spot}>
          {title !== undefined && (
            <p className={styles.title}>{isOwnPath(url) ? <Link to={url}>{title}</Link> : title}</p>
          )}
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
      ))}
    </div>
  );
}

function isOwnPath(url: string | undefined): url is string {
  return url !== undefined && /^\/(?![/\\])/.test(url);
}
