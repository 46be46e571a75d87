import type { TextKey } from '../kernel/text-keys.ts';
import type { Brand } from '../commerce/brands.ts';

export type NavigationLink = {
  /** Key of its text in the `common` namespace. */
  key: TextKey;
  to: string;
  marked?: boolean | undefined;
};

/** @example categoryPath('women-jeans') // '/women/jeans' */
export function categoryPath(categoryId: string): string {
  return `/${categoryId.replace('-', '/')}`;
}

function link(key: TextKey, categoryId: string, marked?: boolean): NavigationLink {
  return { key, to: categoryPath(categoryId), marked };
}

const women = link('nav.women', 'women');
const men = link('nav.men', 'men');
const others: readonly NavigationLink[] = [
  link('nav.new', 'new'),
  { key: 'nav.gifts', to: '/gift-cards' }, // RTE-17
  link('nav.sale', 'sale', true),
];

// CNT-11. The same links as the content service's menu, to avoid a layout shift.
export const primaryLinks: Record<Brand, readonly NavigationLink[]> = {
  rl: [women, men, link('nav.kids', 'kids'), link('nav.denim', 'all-jeans'), ...others],
  hm: [women, men, link('nav.suiting', 'men-blazers'), ...others],
};

/** The closest link whose page contains the path. */
export function nearestLink<Linked extends { to: string }>(
  links: readonly Linked[],
  path: string,
): Linked | undefined {
  return links
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}
