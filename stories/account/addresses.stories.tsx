import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const at = bothAt('/myaccount/addresses');
const HOME = {
  firstName: 'Mira',
  lastName: 'Wolff',
  address1: '7 Dock Road',
  zipCode: 'LS1 4DY',
  city: 'Leeds',
  country: 'GB',
  phone1: '020 7946 0958',
};
const WHARF = { ...HOME, address1: '1 Wharf Street' };
const LONG = {
  ...HOME,
  firstName: 'Wilhelmina-Alexandrina Konstantinopolitana',
  lastName: 'von und zu Hohenzollern-Sigmaringen-Falkenstein',
  address1: 'Donaudampfschifffahrtsgesellschaftskapitänsstraße 1234567890, Hinterhaus',
};
const MIRA = { person: 'mira', addresses: [HOME, WHARF] } as const;
const MANY = [
  HOME,
  LONG,
  ...Array.from({ length: 18 }, (_, nth) => ({ ...HOME, address1: `${nth + 2} Wharf Street` })),
];

const book = pageScenario(at, MIRA);
const empty = pageScenario(at, { person: 'mira', addresses: [] });
const many = pageScenario(at, { person: 'mira', addresses: MANY });
const fails = pageScenario(at, {
  ...MIRA,
  rules: [{ on: 'GET /account/@self/address', then: { status: 503, errorKey: '_ERR_GENERIC' } }],
});
const added = pageScenario(at, {
  ...MIRA,
  wishes: [{ pause: 1 }, { input: 'account/openAddress', payload: { addressId: null } }],
});
const changed = pageScenario(at, {
  ...MIRA,
  wishes: [{ pause: 1 }, { input: 'account/openAddress', payload: { addressId: 'A1' } }],
});
const removed = pageScenario(at, {
  ...MIRA,
  wishes: [{ pause: 1 }, { input: 'account/removeEntry', payload: { addressId: 'A1' } }],
});

export const Book: Story = () => <ShopPage scenario={book} />;
export const BookLoads: Story = () => <ShopPage scenario={book} isLoading />;
export const Empty: Story = () => <ShopPage scenario={empty} />;
export const Many: Story = () => <ShopPage scenario={many} />;
export const Fails: Story = () => <ShopPage scenario={fails} />;
export const New: Story = () => <ShopPage scenario={added} />;
export const Changed: Story = () => <ShopPage scenario={changed} />;
export const Removed: Story = () => <ShopPage scenario={removed} />;
