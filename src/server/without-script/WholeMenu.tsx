import { useUnit } from 'effector-react';
import { type MenuEntry, menuOf } from '../../content/menu.ts';
import { $content } from '../../content/model.ts';
import { SpotLink } from '../../content/SpotLink.tsx';
import { primaryLinks } from '../../listing/navigation.ts';
import { $brand } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { LinkedPanel } from './LinkedPanel.tsx';
import styles from './WithoutScript.module.css';

/** Complete menu from the content service, or plain links without one. */
export function WholeMenu() {
  const { t } = useTranslation('common');
  const { brand, content } = useUnit({ brand: $brand, content: $content });
  const menu = menuOf(content['MEGA_MENU'] ?? []);
  const plain = primaryLinks[brand].map(({ key, to }) => ({ label: t(key), url: to, groups: [] }));
  const entries: Pick<MenuEntry, 'label' | 'url' | 'groups'>[] = menu.length > 0 ? menu : plain;
  return (
    <LinkedPanel name="menu" title={t('header.menu')}>
      <nav aria-label={t('header.menu')}>
        <ul>
          {entries.map(({ label, url, groups }) => (
            <li key={url} className={styles.entry}>
              <SpotLink className={styles.top} url={url}>
                {label}
              </SpotLink>
              {groups.length > 0 && (
                <ul className={styles.below}>
                  {groups.flatMap(({ links }) =>
                    links
                      .filter((link) => link.url !== url)
                      .map((link) => (
                        <li key={link.url + link.label}>
                          <SpotLink className={styles.link} url={link.url}>
                            {link.label}
                          </SpotLink>
                        </li>
                      )),
                  )}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </LinkedPanel>
  );
}
