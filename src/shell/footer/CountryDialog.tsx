import { useUnit } from 'effector-react';
import { $location } from '../../ports/navigation.ts';
import { $basename, $sites, $store } from '../../store-config/model.ts';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import styles from './CountryDialog.module.css';
import { type Here, addressOn } from './other-site.ts';
import { compareNames, nameOf } from '../../kernel/intl.ts';

type Props = {
  page: Here['page'];
  open: boolean;
  onClose: () => void;
};

/** Sites of the brand by country, with links to the same page there. */
export function CountryDialog({ page, open, onClose }: Props) {
  const { t, i18n } = useTranslation('common');
  const { sites, ...here } = useUnit({
    sites: $sites,
    store: $store,
    location: $location,
    basename: $basename,
  });
  const countries = [...new Set(sites.map(({ countryCode }) => countryCode))]
    .map((code) => ({ code, name: nameOf('region', code, i18n.language) }))
    .toSorted((one, other) => compareNames(one.name, other.name, i18n.language));
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="large"
      title={t('country.title')}
      closeLabel={t('country.close')}
    >
      <p className={styles.hint}>{t('country.hint')}</p>
      <ul className={styles.countries}>
        {countries.map(({ code, name }) => (
          <li key={code} className={styles.country}>
            <span>{name}</span>
            <span className={styles.languages}>
              {sites
                .filter(({ countryCode }) => countryCode === code)
                .map((site) => (
                  <a
                    key={site.locale}
                    className={styles.link}
                    href={addressOn(site, { ...here, page })}
                    hrefLang={site.locale}
                    lang={site.language}
                    aria-label={`${name}, ${nameOf('language', site.language, site.language)}`}
                    aria-current={site.locale === here.store.locale || undefined}
                  >
                    {nameOf('language', site.language, site.language)}
                  </a>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
