import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';
import { Link } from '../ui/Link.tsx';
import { withLinks } from './menu.ts';
import { $content } from './model.ts';
import styles from './Sidebar.module.css';
import { SpotLink } from './SpotLink.tsx';

/** CONTENT_SIDEBAR: where else to look. Its room stays empty while it is not there. */
export function Sidebar() {
  const content = useUnit($content);
  const { pathname } = useLocation();
  const spots = content['CONTENT_SIDEBAR'] ?? [];
  return (
    <aside className={styles.sidebar} data-no-print>
      {spots.map(({ id, title, text, url, groups }) => (
        <div key={id} className={styles.spot}>
          {withLinks(groups).map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className={styles.title}>{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.url}>
                    <Link
                      className={styles.link}
                      to={link.url}
                      aria-current={link.url === pathname ? 'page' : undefined}
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          {groups.length === 0 && title !== undefined && (
            <div className={styles.note}>
              <h2 className={styles.title}>{title}</h2>
              <SpotLink url={url}>{text ?? title}</SpotLink>
            </div>
          )}
        </div>
      ))}
    </aside>
  );
}
