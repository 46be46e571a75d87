import type { Brand } from '../commerce/brands.ts';
import type { CountryCode } from '../commerce/countries.ts';

/** Selling company, for printed orders. */
export interface Company {
  name: string;
  /** Address, line by line. */
  address: readonly string[];
  /** VAT number in the country of the order. */
  vatNumber: string;
}

type Seat = Omit<Company, 'vatNumber'>;
/** VAT numbers by country; the union's one-stop registration by default. */
type VatNumbers = Readonly<Partial<Record<CountryCode, string>>> & { readonly union: string };

const SEATS: Readonly<Record<Brand, { readonly GB: Seat; readonly union: Seat }>> = {
  rl: {
    GB: {
      name: 'Rivet & Loom Ltd',
      address: ['14 Weavers Row', 'Manchester', 'M4 5JD', 'United Kingdom'],
    },
    union: {
      name: 'Rivet & Loom Europe B.V.',
      address: ['Spinnerskade 21', '1018 BX Amsterdam', 'Netherlands'],
    },
  },
  hm: {
    GB: {
      name: 'Hollis Marlowe Ltd',
      address: ['3 Chalk Mews', 'London', 'W1S 3PR', 'United Kingdom'],
    },
    union: {
      name: 'Hollis Marlowe Europe B.V.',
      address: ['Herenweg 118', '3513 CD Utrecht', 'Netherlands'],
    },
  },
};

const VAT_NUMBERS: Readonly<Record<Brand, VatNumbers>> = {
  rl: { GB: 'GB 000 1873 42', CH: 'CHE 000.187.342 MWST', union: 'NL000018734B01' },
  hm: { GB: 'GB 000 1911 57', CH: 'CHE 000.191.157 MWST', union: 'NL000019115B01' },
};

/** Company that sells in a shop. */
export function companyOf({
  brand,
  countryCode,
}: {
  brand: Brand;
  countryCode: CountryCode;
}): Company {
  const numbers = VAT_NUMBERS[brand];
  const seat = SEATS[brand][countryCode === 'GB' ? 'GB' : 'union'];
  return { ...seat, vatNumber: numbers[countryCode] ?? numbers.union };
}
