import { CONTENT_KINDS } from '#src/content/page-kind.ts';
import { contentPathOf } from '#src/content/paths.ts';
import { PAGES } from '#src/pages/pages.ts';
import type { Row } from '#src/pages/row.ts';
import type { Site } from '#src/store-config/stores.ts';

type Kind = keyof typeof PAGES;
type Addresses = Readonly<Record<Kind, readonly string[]>>;

const ACCOUNT = ['', '/personaldetails', '/addresses', '/savedcards', '/newsletter', '/privacy'];

/** Addresses of rows whose paths are patterns or too many. */
function chosenAddresses(site: Site): Partial<Addresses> {
  const isDenim = site.brand === 'rl';
  return {
    account: ACCOUNT.map((section) => `/myaccount${section}`),
    checkout: ['/checkout/login', '/checkout/shipping', '/checkout/payment'],
    product: [
      isDenim ? '/foundry-straight-jean-rl0101rin' : '/marlowe-suit-trousers-hm1701her',
      // Reserved for the campaign.
      isDenim ? '/sawyer-trucker-jacket-rl0602mid' : '/selwyn-blazer-hm1802nvy',
    ],
    listing: ['/women', '/men/jackets', '/search?searchTerm=shirt', '/search?searchTerm=qqqqq'],
    content: CONTENT_KINDS.map((kind) => contentPathOf(site, kind)),
    'not-found': ['/no/such/page'],
  };
}

/** At least one address of every page: the row's own paths, or chosen ones. */
export function addressesOf(site: Site): Addresses {
  const chosen = chosenAddresses(site);
  const rows = Object.entries(PAGES) as [Kind, Row<object>][];
  const addresses = rows.map(([kind, { paths }]) => [kind, chosen[kind] ?? paths] as const);
  for (const [kind, paths] of addresses)
    if (/[:*]/.test(paths.join(''))) throw new Error(`No address of the page ${kind} is chosen`);
  return Object.fromEntries(addresses) as Addresses;
}
