import type { Brand } from '../store-config/brands.ts';

export type NavigationLink = {
  /** Key of its text in the `common` namespace. */
  key: string;
  to: string;
  marked?: boolean | undefined;
};

export type LinkGroup = {
  key: string;
  links: readonly NavigationLink[];
};

/** @example categoryPath('women-jeans') // '/women/jeans' */
export function categoryPath(categoryId: string): string {
  return `/${categoryId.replace('-', '/')}`;
}

function link(key: string, categoryId: string, marked?: boolean): NavigationLink {
  return { key, to: categoryPath(categoryId), marked };
}

const women = link('nav.women', 'women');
const men = link('nav.men', 'men');
const sale = link('nav.sale', 'sale', true);

// CNT-11
export const primaryLinks: Record<Brand, readonly NavigationLink[]> = {
  rl: [women, men, link('nav.kids', 'kids'), link('nav.jeans', 'women-jeans'), sale],
  hm: [
    women,
    men,
    link('nav.suiting', 'men-blazers'),
    link('nav.knitwear', 'women-knitwear'),
    sale,
  ],
};

export const footerGroups: Record<Brand, readonly LinkGroup[]> = {
  rl: [
    {
      key: 'footer.shop',
      links: [women, men, link('nav.kids', 'kids'), link('nav.new', 'new'), sale],
    },
    {
      key: 'footer.denim',
      links: [
        link('nav.jeans', 'women-jeans'),
        link('nav.jackets', 'men-jackets'),
        link('nav.shirts', 'men-shirts'),
        link('nav.underwear', 'men-underwear'),
      ],
    },
  ],
  hm: [
    { key: 'footer.shop', links: [women, men, link('nav.new', 'new'), sale] },
    {
      key: 'footer.cloth',
      links: [
        link('nav.suiting', 'men-blazers'),
        link('nav.coats', 'women-coats'),
        link('nav.shirts', 'men-shirts'),
        link('nav.knitwear', 'women-knitwear'),
      ],
    },
  ],
};

export const serviceGroup: LinkGroup = {
  key: 'footer.service',
  links: [{ key: 'footer.giftCards', to: '/gift-cards' }], // RTE-17
};

/** The link whose page, or some page below it, is at the path; the closest one where several are. */
export function nearestLink<Linked extends { to: string }>(
  links: readonly Linked[],
  path: string,
): Linked | undefined {
  return links
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}
