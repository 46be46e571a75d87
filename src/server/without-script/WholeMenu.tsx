import { type MenuEntry, menuOf } from '../../content/menu.ts';
import type { ContentSpot } from '../../content/contract.ts';
import type { Brand } from '../../commerce/brands.ts';
import { pathUnder } from '../../kernel/site-path.ts';
import { primaryLinks } from '../../listing/navigation.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { PanelContent } from './PanelContent.tsx';
import styles from './WithoutScript.module.css';

export type MenuProps = {
  brand: Brand;
  /** Prefix of every link: ``, `/fr`. */
  basename: string;
  spots: readonly ContentSpot[];
};

/** Complete menu from the content service, or plain links without one. */
export function WholeMenu({ brand, basename, spots }: MenuProps) {
  const { t } = useTranslation('common');
  const menu = menuOf(spots);
  const plain = primaryLinks[brand].map(({ key, to }) => ({ label: t(key), url: to, groups: [] }));
  const entries: Pick<MenuEntry, 'label' | 'url' | 'groups'>[] = menu.length > 0 ? menu : plain;
  return (
    <PanelContent name="menu" title={t('header.menu')}>
      <nav aria-label={t('header.menu')}>
        <ul>
          {entries.map(({ label, url, groups }) => (
            <li key={url} className={styles.entry}>
              <a className={styles.top} href={pathUnder(basename, url)}>
                {label}
              </a>
              {groups.length > 0 && (
                <ul className={styles.below}>
                  {groups.flatMap(({ links }) =>
                    links
                      .filter((link) => link.url !== url)
                      .map((link) => (
                        <li key={link.url + link.label}>
                          <a className={styles.link} href={pathUnder(basename, link.url)}>
                            {link.label}
                          </a>
                        </li>
                      )),
                  )}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </PanelContent>
  );
}
