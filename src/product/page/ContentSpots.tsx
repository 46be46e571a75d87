import { Link } from 'react-router-dom';
import { sitePathOf } from '../../kernel/site-path.ts';
import styles from './ContentSpots.module.css';

/** A content spot with text. */
export type Spot = {
  id: string;
  title?: string | undefined;
  text?: string | undefined;
  /** Link of the title, or of the text without a title. */
  url?: string | undefined;
  /** Limits the spot to these product groups; absent for all. */
  productGroups?: readonly string[] | undefined;
};

type Props = {
  spots: readonly Spot[];
  look: 'plain' | 'note' | 'banner';
};

/** Content spots for one place of the page; empty without any (PRD-09). */
export function ContentSpots({ spots, look }: Props) {
  const shown = spots.filter(({ title, text }) => title !== undefined || text !== undefined);
  if (shown.length === 0) return null;
  return (
    <div className={styles.spots} data-look={look}>
      {shown.map(({ id, title, text, url }) => (
        <div key={id} className={styles.spot}>
          {title !== undefined && (
            <p className={styles.title}>
              <Linked url={url}>{title}</Linked>
            </p>
          )}
          {text !== undefined && (
            <p className={styles.text}>
              <Linked url={title === undefined ? url : undefined}>{text}</Linked>
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

function Linked({ url, children }: { url: string | undefined; children: string }) {
  const path = sitePathOf(url ?? null);
  return path === undefined ? children : <Link to={path}>{children}</Link>;
}
