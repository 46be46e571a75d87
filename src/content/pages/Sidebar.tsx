import { useUnit } from 'effector-react';
import { NavLink } from 'react-router-dom';
import { LinkGroup } from '../../ui/action/LinkGroup.tsx';
import { withLinks } from '../menu.ts';
import { $content } from '../model.ts';
import styles from './Sidebar.module.css';
import { SpotLink } from '../SpotLink.tsx';

/** CONTENT_SIDEBAR: where else to look. Its room stays empty while it is not there. */
export function Sidebar() {
  const content = useUnit($content);
  const spots = content['CONTENT_SIDEBAR'] ?? [];
  return (
    <aside className={styles.sidebar} data-no-print>
      {spots.map(({ id, title, text, url, groups }) => (
        <div key={id} className={styles.spot}>
          {withLinks(groups).map((group) => (
            <LinkGroup
              key={group.title}
              title={group.title}
              // The footer has groups of the same titles.
              landmark={title === undefined ? group.title : `${title}: ${group.title}`}
              links={group.links.map((link) => (
                <NavLink key={link.url} to={link.url} end className={() => undefined}>
                  {link.label}
                </NavLink>
              ))}
            />
          ))}
          {groups.length === 0 && title !== undefined && (
            <div className={styles.note}>
              <LinkGroup
                title={title}
                links={[
                  <SpotLink key="text" url={url}>
                    {text ?? title}
                  </SpotLink>,
                ]}
              />
            </div>
          )}
        </div>
      ))}
    </aside>
  );
}
