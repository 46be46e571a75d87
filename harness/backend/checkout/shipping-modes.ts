import type { Bilingual } from '#fixtures/catalogue/words.ts';
import type { CurrencyCode } from '#src/commerce/countries.ts';
import { feeIn } from '../catalogue/prices.ts';

/** A delivery method. `pickupType` is one of PUP-02. */
export interface ShippingMode {
  id: string;
  code: string;
  text: Bilingual;
  /** In minor units of euro. */
  euro: number;
  /** Free above the free-delivery threshold. */
  isFreeFromThreshold: boolean;
  /** Countries with pickup points of the carrier; all by default. */
  countries?: readonly string[];
  pickupType?: 'CNC' | 'UPSAP' | 'BPUDO' | 'POSTNLPUP';
}

export const EXPRESS: ShippingMode = {
  id: '102',
  code: 'express',
  text: ['Express, next working day', 'Express am nächsten Werktag'],
  euro: 1200,
  isFreeFromThreshold: false,
};

export const STANDARD: ShippingMode = {
  id: '101',
  code: 'standard',
  text: ['Home delivery, 2 to 4 working days', 'Lieferung nach Hause in 2 bis 4 Werktagen'],
  euro: 500,
  isFreeFromThreshold: true,
};

const CARRIER = { euro: 400, isFreeFromThreshold: true };

/** All delivery methods, in display order. */
export const SHIPPING_MODES: readonly ShippingMode[] = [
  STANDARD,
  EXPRESS,
  {
    id: '103',
    code: 'cnc',
    text: ['Click and collect in our shops', 'Abholung in unseren Läden'],
    euro: 0,
    isFreeFromThreshold: true,
    pickupType: 'CNC',
  },
  {
    id: '104',
    code: 'upsap',
    text: ['UPS Access Point', 'UPS Access Point'],
    ...CARRIER,
    pickupType: 'UPSAP',
  },
  {
    id: '105',
    code: 'bpudo',
    text: ['bpost pick-up point', 'bpost-Abholpunkt'],
    ...CARRIER,
    countries: ['BE', 'LU'],
    pickupType: 'BPUDO',
  },
  {
    id: '106',
    code: 'postnlpup',
    text: ['PostNL pick-up point', 'PostNL-Abholpunkt'],
    ...CARRIER,
    countries: ['NL', 'BE'],
    pickupType: 'POSTNLPUP',
  },
];

export function shippingMode(id: string | undefined): ShippingMode {
  return SHIPPING_MODES.find((mode) => mode.id === id) ?? STANDARD;
}

/** Price of a delivery method, in minor units. */
export function shippingCharge(
  mode: ShippingMode,
  currency: CurrencyCode,
  isFree: boolean,
): number {
  if (mode.euro === 0 || (isFree && mode.isFreeFromThreshold)) return 0;
  return feeIn(currency, mode.euro);
}
