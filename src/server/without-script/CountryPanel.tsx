import { useUnit } from 'effector-react';
import type { Brand } from '../../commerce/brands.ts';
import { compareNames, nameOf } from '../../kernel/intl.ts';
import { $page } from '../../pages/model.ts';
import { $location } from '../../ports/navigation.ts';
import { addressOn } from '../../shell/footer/other-site.ts';
import { $basename, $sites, $store } from '../../store-config/model.ts';
import type { Site } from '../../store-config/stores.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { LinkedPanel } from './LinkedPanel.tsx';
import styles from './WithoutScript.module.css';

/** Sites of the brand, with links to the same page there. */
export function CountryPanel() {
  const { t, i18n } = useTranslation('common');
  const { sites, ...here } = useUnit({
    sites: $sites,
    page: $page,
    store: $store,
    location: $location,
    basename: $basename,
  });
  const named = namedIn(i18n.language, here.store.brand, sites);
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

type Named = { site: Site; country: string; language: string }[];

const NAMED = new Map<string, Named>();

/** Sites with names, sorted; cached, because naming and sorting are slow. */
function namedIn(language: string, brand: Brand, sites: readonly Site[]): Named {
  const key = `${brand} ${language}`;
  const named = NAMED.get(key) ?? nameAll(language, sites);
  NAMED.set(key, named);
  return named;
}

function nameAll(language: string, sites: readonly Site[]): Named {
  return sites
    .map((site) => ({
      site,
      country: nameOf('region', site.countryCode, language),
      language: nameOf('language', site.language, site.language),
    }))
    .toSorted((one, other) => compareNames(one.country, other.country, language));
}
