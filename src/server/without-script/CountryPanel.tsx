import { useUnit } from 'effector-react';
import { nameOf } from '../../commerce/place-names.ts';
import { $page } from '../../pages/model.ts';
import { $location } from '../../ports/navigation.ts';
import { addressOn } from '../../shell/footer/other-site.ts';
import { $basename, $sites, $store } from '../../store-config/model.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { LinkedPanel } from './LinkedPanel.tsx';
import styles from './WithoutScript.module.css';

/** The brand's sites, each with the link to this page there. */
export function CountryPanel() {
  const { t, i18n } = useTranslation('common');
  const { sites, ...here } = useUnit({
    sites: $sites,
    page: $page,
    store: $store,
    location: $location,
    basename: $basename,
  });
  const named = sites
    .map((site) => ({
      site,
      country: nameOf('region', site.countryCode, i18n.language),
      language: nameOf('language', site.language, site.language),
    }))
    .toSorted((one, other) => one.country.localeCompare(other.country, i18n.language));
  return (
    <LinkedPanel name="countries" title={t('country.title')}>
      <p className={styles.note}>{t('country.hint')}</p>
      <ul className={styles.countries}>
        {named.map(({ site, country, language }) => (
          <li key={site.locale}>
            <a
              className={styles.link}
              href={addressOn(site, here)}
              hrefLang={site.locale}
              aria-current={site.locale === here.store.locale || undefined}
            >
              <span>
                {country}, <span lang={site.language}>{language}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </LinkedPanel>
  );
}
