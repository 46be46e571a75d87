import type { MenuEntry } from '../../content/menu.ts';
import { SpotLink } from '../../content/SpotLink.tsx';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { LinkGroup } from '../../ui/action/LinkGroup.tsx';
import { Picture } from '../../ui/tile/Picture.tsx';
import styles from './MenuPanel.module.css';

type Props = {
  entry: MenuEntry;
  onFollow: () => void;
};

/** Panel of a main menu entry: columns of links beside a picture. */
export function MenuPanel({ entry: { groups, picture, url }, onFollow }: Props) {
  return (
    <div className={styles.panel} data-layout={useBrandLayout().header}>
      <div className={styles.inner}>
        <ul className={styles.columns}>
          {groups.map(({ title, links }) => (
            <li key={title}>
              <LinkGroup
                title={title}
                links={links.map((link) => (
                  <SpotLink key={link.url + link.label} url={link.url} onClick={onFollow}>
                    {link.label}
                  </SpotLink>
                ))}
              />
            </li>
          ))}
        </ul>
        {picture && (
          <SpotLink className={styles.feature} url={url} onClick={onFollow}>
            <Picture pictureId={picture.pictureId} alt={picture.alt} sizes="16rem" />
            {picture.caption !== '' && <span className={styles.caption}>{picture.caption}</span>}
          </SpotLink>
        )}
      </div>
    </div>
  );
}
