import type { Scope } from 'effector';
import type { i18n as I18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { ContentSpot } from '../../content/contract.ts';
import { $content } from '../../content/model.ts';
import { $basename, $brand } from '../../store-config/model.ts';
import { I18nContext } from '../../ui/i18n/use-translation.ts';
import { WholeMenu } from './WholeMenu.tsx';

interface Known {
  spots: readonly ContentSpot[];
  html: string;
}

/** Last menu of each site, by texts. */
const MENUS = new WeakMap<I18n, Map<string, Known>>();
const NO_SPOTS: readonly ContentSpot[] = [];

/** Returns the menu of a page's site. It is rendered once, as long as the content has the same spots. */
export function menuHtml(scope: Scope, i18n: I18n): string {
  /* oxlint-disable selvedge/no-raw-units -- all has settled, and nothing is connected to it any more */
  const spots = scope.getState($content)['MEGA_MENU'] ?? NO_SPOTS;
  const brand = scope.getState($brand);
  const basename = scope.getState($basename);
  /* oxlint-enable selvedge/no-raw-units */
  const bySite = MENUS.get(i18n) ?? new Map<string, Known>();
  MENUS.set(i18n, bySite);
  const site = `${brand} ${basename}`;
  const known = bySite.get(site);
  if (known && isSame(known.spots, spots)) return known.html;
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <WholeMenu {...{ brand, basename, spots }} />
    </I18nContext>,
  );
  bySite.set(site, { spots, html });
  return html;
}

/** True for the same objects: equal answers of the backend have one value (`parse-cache.ts`). */
function isSame(some: readonly ContentSpot[], others: readonly ContentSpot[]): boolean {
  return some.length === others.length && some.every((spot, index) => spot === others[index]);
}
