import { CONTENT_KINDS, type ContentKind } from '#src/content/page-kind.ts';
import { contentPathOf } from '#src/content/paths.ts';
import { PAGES } from '#src/pages/pages.ts';
import { type Site, storeOfCountry } from '#src/store-config/stores.ts';
import type { Brand } from './brands.ts';

type Kind = keyof typeof PAGES;
type NamedPath = readonly [name: string, path: string];

const ACCOUNT = ['', '/personaldetails', '/addresses', '/savedcards', '/newsletter', '/privacy'];

/** Addresses of rows whose paths are patterns, or that have several views. */
function chosenPages(site: Site): Partial<Record<Kind, readonly NamedPath[]>> {
  const isDenim = site.brand === 'rl';
  return {
    account: ACCOUNT.map((section) => [`account${section}`, `/myaccount${section}`]),
    checkout: ['login', 'shipping', 'payment'].map((stage) => [stage, `/checkout/${stage}`]),
    product: [
      [
        'product',
        isDenim ? '/foundry-straight-jean-rl0101rin' : '/marlowe-suit-trousers-hm1701her',
      ],
      // Reserved for the campaign.
      [
        'exclusive product',
        isDenim ? '/sawyer-trucker-jacket-rl0602mid' : '/selwyn-blazer-hm1802nvy',
      ],
    ],
    listing: [
      ['gender page', '/women'],
      ['listing', '/men/jackets'],
      ['elevated listing', isDenim ? '/all/jeans' : '/men/blazers'],
      ['page 2 of a listing', '/women?page=2'],
      ['search results', '/search?searchTerm=shirt'],
      ['no results', '/search?searchTerm=nothingoftheshop'],
    ],
    content: CONTENT_KINDS.map((kind) => [kind, contentPathOf(site, kind)]),
    'not-found': [['not found', '/no/such/page']],
  };
}

/** Addresses of a row: the chosen ones, or its own paths, named by its kind. */
function pagesOfKind(kind: Kind, site: Site): readonly NamedPath[] {
  const { paths } = PAGES[kind];
  const pages = chosenPages(site)[kind] ?? paths.map((path) => [kind, path] as const);
  const pattern = pages.find(([, path]) => /[:*]/.test(path));
  if (pattern) throw new Error(`No address of the page ${kind} is chosen`);
  return pages;
}

const KINDS = Object.keys(PAGES) as Kind[];

/** At least one address of every page. */
export function addressesOf(site: Site): string[] {
  return KINDS.flatMap((kind) => pagesOfKind(kind, site)).map(([, path]) => path);
}

/** Pages that redirect a guest or lack an order. Situations of `places.ts` show them. */
const BY_SITUATION: readonly Kind[] = [
  'account',
  'membership',
  'orders',
  'order',
  'confirmation',
  'checkout',
  'paypal-express',
];

/** Pages for which only the positions of controls are tested. */
const POINTED: readonly Kind[] = ['migration', 'loyalty-door', 'e2e-test'];

/** Kinds that differ from imprint and privacy only in their texts. */
const ALIKE: readonly ContentKind[] = ['cookies', 'terms', 'loyalty-terms'];

const siteOf = ({ code }: Brand) => storeOfCountry(code, 'GB');

/** A page of each kind that a guest can open, by name. */
export function pagesOf(brand: Brand): NamedPath[] {
  const { product } = brand;
  return [
    ...KINDS.filter((kind) => ![...BY_SITUATION, ...POINTED].includes(kind))
      .flatMap((kind) => pagesOfKind(kind, siteOf(brand)))
      .filter(([name]) => !ALIKE.some((kind) => kind === name)),
    ['missing product', '/gone-rl9999xxx'],
    ['product found in a shop', `/find-in-store?product=${product.split('-').at(-1)}`],
  ];
}

export function pointedPagesOf(brand: Brand): NamedPath[] {
  return POINTED.flatMap((kind) => pagesOfKind(kind, siteOf(brand)).slice(0, 1));
}
