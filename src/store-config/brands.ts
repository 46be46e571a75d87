/** CFG-01: the denim and underwear brand, and the tailored brand. */
export type Brand = 'denim' | 'tailored';

export type BrandFacts = {
  name: string;
  /** Short code, also the prefix of style ids. */
  code: string;
  /** Base of the store numbers (ADR-01, ADR-02). */
  storeIdBase: number;
  domain: string;
  /** Countries in which the brand is not sold. */
  notSoldIn: readonly string[];
};

export const BRANDS: Readonly<Record<Brand, BrandFacts>> = {
  denim: {
    name: 'Rivet & Loom',
    code: 'RL',
    storeIdBase: 30000,
    domain: 'rivetandloom.example',
    notSoldIn: ['BG', 'SI'],
  },
  tailored: {
    name: 'Hollis Marlowe',
    code: 'HM',
    storeIdBase: 20000,
    domain: 'hollismarlowe.example',
    notSoldIn: [],
  },
};
