import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nContext, useTranslation } from '../../ui/i18n/use-translation.ts';
import type { WithoutScriptPlace } from '../../ui/WithoutScript.tsx';
import { ColourLinks } from './ColourLinks.tsx';
import { FilterForm } from './FilterForm.tsx';
import styles from './WithoutScript.module.css';
import { PANEL_IDS } from './LinkedPanel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CountryPanel } from './CountryPanel.tsx';
import { WholeMenu } from './WholeMenu.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { useUnit } from 'effector-react';
import { $page } from '../../pages/model.ts';
import { needsScript } from '../../pages/page-facts.ts';

const PLACES: Readonly<Record<WithoutScriptPlace, () => ReactNode>> = {
  page: PageLine,
  menu: MenuLink,
  search: SearchLink,
  panels: Panels,
  filters: FilterForm,
  colours: ColourLinks,
  buy: BuyLine,
  country: CountryLink,
};

/**
 * Renders each place for visitors without JavaScript, with the texts of `i18n`: a separate
 * instance from the page's.
 */
export function placesIn(i18n: I18n): (place: WithoutScriptPlace) => ReactNode {
  return (place) => {
    const Place = PLACES[place];
    return (
      <I18nContext value={i18n}>
        <Place />
      </I18nContext>
    );
  };
}

function BuyLine() {
  const { t } = useTranslation('withoutScript');
  return <p className={styles.line}>{t('buy')}</p>;
}

function CountryLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.link} href={`#${PANEL_IDS.countries}`}>
      {t('country.title')}
    </a>
  );
}

function MenuLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.action} href={`#${PANEL_IDS.menu}`} aria-label={t('header.menu')}>
      <Icon name="menu" />
    </a>
  );
}

function SearchLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.action} href={`#${PANEL_IDS.search}`} aria-label={t('header.search')}>
      <Icon name="search" />
    </a>
  );
}

/** Panels that links open, at the end of the page. */
function Panels() {
  return (
    <>
      <WholeMenu />
      <SearchPanel />
      <CountryPanel />
    </>
  );
}

function PageLine() {
  const { t } = useTranslation('withoutScript');
  return needsScript(useUnit($page)) && <p className={styles.line}>{t('page')}</p>;
}
