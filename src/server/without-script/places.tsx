import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nContext } from '../../ui/i18n/use-translation.ts';
import type { WithoutScriptPlace } from '../../ui/WithoutScript.tsx';
import { BuyLine } from './BuyLine.tsx';
import { ColourLinks } from './ColourLinks.tsx';
import { CountryLink } from './CountryLink.tsx';
import { FilterForm } from './FilterForm.tsx';
import { MenuLink } from './MenuLink.tsx';
import { PageLine } from './PageLine.tsx';
import { Panels } from './Panels.tsx';
import { SearchLink } from './SearchLink.tsx';

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

/** What stands in each place for whoever has no script, in the texts of `i18n`: those that a browser asks for are others. */
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
