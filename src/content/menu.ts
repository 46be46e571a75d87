import { compareCategories } from '../commerce/category-order.ts';
import { sitePathOf } from '../kernel/site-path.ts';
import type { ContentLink, ContentSpot } from './contract.ts';

export type MenuGroup = { title: string; links: ContentLink[] };

/** One entry of the main menu; `groups` are the columns of its panel. */
export type MenuEntry = {
  id: string;
  label: string;
  url: string;
  isHighlighted: boolean;
  groups: readonly MenuGroup[];
  picture?: { pictureId: string; alt: string; caption: string } | undefined;
};

/**
 * Builds the main menu, with women, men and kids first (CNT-11). Spots without an internal link are
 * skipped.
 */
export function menuOf(spots: readonly ContentSpot[]): MenuEntry[] {
  return spots
    .flatMap((spot): MenuEntry[] => {
      const { id, title, url, visibility, image, alt = '', text = '' } = spot;
      const path = sitePathOf(url ?? null);
      if (title === undefined || path === undefined) return [];
      return [
        {
          id,
          label: title,
          url: path,
          isHighlighted: visibility === 'highlighted',
          groups: withLinks(spot.groups),
          ...(image !== undefined && { picture: { pictureId: image, alt, caption: text } }),
        },
      ];
    })
    .sort((one, other) => compareCategories(one.url.slice(1), other.url.slice(1)));
}

/** Removes external links, and groups without any other. */
export function withLinks(groups: readonly MenuGroup[]): MenuGroup[] {
  return groups
    .map(({ title, links }) => ({
      title,
      links: links.filter(({ url }) => sitePathOf(url) !== undefined),
    }))
    .filter(({ links }) => links.length > 0);
}
