import { test } from './journey.ts';

/** A brand with an available product. */
export interface Brand {
  name: string;
  code: 'rl' | 'hm';
  /** Prefix of the test's host name. */
  host: string;
  product: string;
  productName: string;
  sizes: readonly (readonly [group: string, value: string])[];
}

export const BRANDS: readonly Brand[] = [
  {
    name: 'Rivet & Loom',
    code: 'rl',
    host: '',
    product: '/foundry-straight-jean-rl0101rin',
    productName: 'Foundry Straight Jean',
    sizes: [
      ['Waist', '32'],
      ['Length', '32'],
    ],
  },
  {
    name: 'Hollis Marlowe',
    code: 'hm',
    host: 'hollismarlowe.',
    product: '/marlowe-suit-trousers-hm1701her',
    productName: 'Marlowe Suit Trousers',
    sizes: [
      ['Waist', 'UK 34″ EU 50'],
      ['Length', 'reg'],
    ],
  },
];

/** Runs the tests of the enclosing describe block in a brand's shop. */
export function useBrand({ host }: Brand): void {
  test.use({
    baseURL: async ({ baseURL }, give) => {
      const address = new URL(baseURL ?? '');
      address.hostname = host + address.hostname;
      await give(address.href);
    },
  });
}
