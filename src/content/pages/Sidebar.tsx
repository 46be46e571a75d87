import { useUnit } from 'effector-react';
import { Link, NavLink } from 'react-router-dom';
import { LinkGroup } from '../../ui/action/LinkGroup.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import type { ContentLink, ContentSpot } from '../contract.ts';
import { withLinks } from '../menu.ts';
import { $sidebar } from '../model.ts';
import styles from './Sidebar.module.css';
import { SpotLink } from '../SpotLink.tsx';
import { waysOn } from './page.ts';
import { $placements } from './page-model.ts';

/** CONTENT_SIDEBAR: related links. Reserves its space while loading. */
export function Sidebar() {
  const { t } = useTranslation('catalogue');
  const { spots, placements } = useUnit({ spots: $sidebar, placements: $placements });
  const told = new Set(spots.flatMap(linksOf).map(({ url }) => url));
  const onward = spots.length > 0 ? waysOn(placements, told) : [];
  return (
    <div className={styles.sidebar} data-no-print>
      {spots.map(({ id, title, text, url, groups, isAwaited }) => (
        <div
          key={id}
          className={styles.spot}
          data-awaited={isAwaited || undefined}
          data-with-script={isAwaited || undefined}
        >
          {withLinks(groups).map((group) => (
            <LinkGroup
              key={group.title}
              title={group.title}
              // A distinct landmark name, because the footer has groups of the same titles.
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
      {onward.length > 0 && (
        <div className={styles.spot}>
          <LinkGroup
            title={t('content.onward')}
            landmark={t('content.onward')}
            links={onward.map(({ label, url }) => (
              <Link key={url} to={url}>
                {label}
              </Link>
            ))}
          />
        </div>
      )}
    </div>
  );
}

function linksOf({ groups }: ContentSpot): readonly ContentLink[] {
  return groups.flatMap(({ links }) => links);
}
