import { Link } from 'react-router-dom';
import type { MenuEntry } from '../../content/menu.ts';
import { SpotLink } from '../../content/SpotLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './MobileMenuEntry.module.css';

type Props = {
  entry: MenuEntry;
  onFollow: () => void;
};

/** Link of the drawer, or a section of its accordion; opening another section closes it. */
export function MobileMenuEntry({ entry, onFollow }: Props) {
  const { t } = useTranslation('common');
  const { label, url, groups, isHighlighted } = entry;
  if (groups.length === 0) {
    return (
      <Link
        className={styles.head}
        data-marked={isHighlighted || undefined}
        to={url}
        onClick={onFollow}
      >
        {label}
        <Icon name="chevron-right" />
      </Link>
    );
  }
  const hasOverview = groups.some(({ links }) => links.some((link) => link.url === url));
  return (
    <details name="mobile-menu" className={styles.entry}>
      <summary className={styles.head} data-marked={isHighlighted || undefined}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.groups}>
        {groups.map(({ title, links }) => (
          <div key={title}>
            {title !== label && <p className={styles.title}>{title}</p>}
            <ul>
              {links.map((link) => (
                <li key={link.url + link.label}>
                  <SpotLink className={styles.link} url={link.url} onClick={onFollow}>
                    {link.label}
                  </SpotLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {!hasOverview && (
          <Link className={styles.link} to={url} onClick={onFollow}>
            {t('nav.seeAll', { name: label })}
          </Link>
        )}
      </div>
    </details>
  );
}
