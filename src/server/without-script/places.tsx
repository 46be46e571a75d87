import type { Scope } from 'effector';
import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nContext, useTranslation } from '../../ui/i18n/use-translation.ts';
import type { WithoutScriptPlace } from '../../ui/WithoutScript.tsx';
import { ColourLinks } from './ColourLinks.tsx';
import { FilterForm } from './FilterForm.tsx';
import styles from './WithoutScript.module.css';
import { PANEL_IDS, panelAttributes } from './panels.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CountryPanel } from './CountryPanel.tsx';
import { menuHtml } from './menu-html.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { useUnit } from 'effector-react';
import { $page } from '../../pages/model.ts';
import { needsScript } from '../../pages/page-facts.ts';

type Props = { menu: string };

const PLACES: Readonly<Record<WithoutScriptPlace, (props: Props) => ReactNode>> = {
  page: PageLine,
  menu: MenuLink,
  search: SearchLink,
  panels: Panels,
  filters: FilterForm,
  colours: ColourLinks,
  buy: BuyLine,
  country: CountryLink,
};

/** Renders each place of a scope's page for visitors without JavaScript. */
export function placesIn(scope: Scope, i18n: I18n): (place: WithoutScriptPlace) => ReactNode {
  // Before the page, because React renders one root at a time.
  const menu = menuHtml(scope, i18n);
  return (place) => {
    const Place = PLACES[place];
    return (
      <I18nContext value={i18n}>
        <Place menu={menu} />
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
function Panels({ menu }: Props) {
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- rendered by React, with everything escaped */}
      <section {...panelAttributes('menu')} dangerouslySetInnerHTML={{ __html: menu }} />
      <SearchPanel />
      <CountryPanel />
    </>
  );
}

function PageLine() {
  const { t } = useTranslation('withoutScript');
  return needsScript(useUnit($page)) && <p className={styles.line}>{t('page')}</p>;
}
