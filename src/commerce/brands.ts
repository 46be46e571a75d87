/** CFG-01: Rivet & Loom, the denim and underwear brand, and Hollis Marlowe, the tailored brand. */
export type Brand = 'rl' | 'hm';

export type BrandFacts = {
  name: string;
  /** Base of the store numbers (ADR-01, ADR-02). */
  storeIdBase: number;
  domain: string;
  /** Countries in which the brand is not sold. */
  notSoldIn: readonly string[];
};

export const BRANDS: Readonly<Record<Brand, BrandFacts>> = {
  rl: {
    name: 'Rivet & Loom',
    storeIdBase: 30000,
    domain: 'rivetandloom.example',
    notSoldIn: ['BG', 'SI'],
  },
  hm: {
    name: 'Hollis Marlowe',
    storeIdBase: 20000,
    domain: 'hollismarlowe.example',
    notSoldIn: [],
  },
};
