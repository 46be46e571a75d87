/** CFG-01: Rivet & Loom, the denim and underwear brand, and Hollis Marlowe, the tailored brand. */
export type Brand = 'rl' | 'hm';

export type BrandFacts = {
  name: string;
  domain: string;
};

export const BRANDS: Readonly<Record<Brand, BrandFacts>> = {
  rl: {
    name: 'Rivet & Loom',
    domain: 'rivetandloom.example',
  },
  hm: {
    name: 'Hollis Marlowe',
    domain: 'hollismarlowe.example',
  },
};
