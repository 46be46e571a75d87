import type { Money } from '../commerce/money.ts';
import { writeMoney } from '../commerce/write-money.ts';
import { deliveryTermsOf } from '../store-config/delivery-terms.ts';
import { LEAD_TIMES, USUAL_DELIVERY } from '../store-config/delivery-times.ts';
import type { Site } from '../store-config/stores.ts';

/** @example schema('InStock') // 'https://schema.org/InStock' */
export function schema(name: string): string {
  return `https://schema.org/${name}`;
}

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Standard delivery of a one-piece order, as schema.org OfferShippingDetails. */
export function shippingData(site: Site, id: string, price: Money): object {
  const { cost, freeFrom } = deliveryTermsOf(site);
  const { min, max } = LEAD_TIMES.get(USUAL_DELIVERY) ?? { min: 0, max: 0 };
  return {
    '@type': 'OfferShippingDetails',
    '@id': id,
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: writeMoney(price >= freeFrom ? 0 : cost),
      currency: site.currencyCode,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: site.countryCode },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(min, max),
    },
  };
}

/** Returns, as schema.org MerchantReturnPolicy. */
export function returnsData(site: Site, id: string): object {
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': id,
    applicableCountry: site.countryCode,
    returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: deliveryTermsOf(site).returnDays,
    returnMethod: [schema('ReturnByMail'), schema('ReturnInStore')],
    returnFees: schema('FreeReturn'),
  };
}
