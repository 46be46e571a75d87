import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { productCall } from '#src/product/api.ts';
import { productData } from '#src/seo/product-data.ts';
import { askFor } from '#src/server/ask.ts';
import { productPageCount, productPaths } from '#src/server/crawlers/addresses.ts';
import { productStock } from '#src/server/product-stock.ts';
import { productIdOf } from '#src/commerce/product-path.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { inside } from '#tests/server/storefront-over.ts';

/** Google's rules for merchant listings (ProductGroup, Product, Offer, shipping, returns) as a JSON schema. */

const address = { type: 'string', pattern: '^https://' };
const amount = { type: 'string', pattern: '^\\d+\\.\\d{2}$' };
const reference = {
  type: 'object',
  required: ['@id'],
  properties: { '@id': address },
};

const facts = ['name', 'description', 'image', 'brand', 'url'];
const factTypes = {
  name: { type: 'string', minLength: 3, maxLength: 150 },
  description: { type: 'string', minLength: 10, maxLength: 5000 },
  image: {
    type: 'array',
    minItems: 1,
    items: address,
    // Some services cannot read AVIF.
    contains: { type: 'string', pattern: '\\.jpg$' },
  },
  brand: {
    type: 'object',
    required: ['@type', 'name'],
    properties: { '@type': { const: 'Brand' } },
  },
  url: address,
  color: { type: 'string', minLength: 1, maxLength: 40 },
};

const offer = {
  type: 'object',
  required: [
    'price',
    'priceCurrency',
    'availability',
    'itemCondition',
    'url',
    'shippingDetails',
    'hasMerchantReturnPolicy',
  ],
  properties: {
    '@type': { const: 'Offer' },
    price: amount,
    priceCurrency: { type: 'string', pattern: '^[A-Z]{3}$' },
    availability: {
      enum: ['InStock', 'OutOfStock'].map((name) => `https://schema.org/${name}`),
    },
    itemCondition: { const: 'https://schema.org/NewCondition' },
    url: address,
    shippingDetails: reference,
    hasMerchantReturnPolicy: reference,
  },
};

const variant = {
  type: 'object',
  required: [...facts, 'sku', 'mpn', 'gtin', 'size', 'color', 'offers'],
  properties: {
    '@type': { const: 'Product' },
    ...factTypes,
    gtin: { type: 'string', pattern: '^\\d{13}$' },
    size: { type: 'string', minLength: 1 },
    offers: offer,
  },
};

const otherColour = {
  type: 'object',
  required: ['url'],
  properties: { '@type': { const: 'Product' }, url: address },
  maxProperties: 2,
};

const GROUP_RULES = {
  type: 'object',
  required: [...facts, 'productGroupID', 'variesBy', 'hasVariant'],
  properties: {
    '@type': { const: 'ProductGroup' },
    ...factTypes,
    productGroupID: { type: 'string', minLength: 1 },
    variesBy: {
      type: 'array',
      items: { enum: ['https://schema.org/color', 'https://schema.org/size'] },
    },
    hasVariant: { type: 'array', minItems: 1, items: { anyOf: [variant, otherColour] } },
  },
};

const days = {
  type: 'object',
  required: ['minValue', 'maxValue', 'unitCode'],
  properties: {
    minValue: { type: 'integer', minimum: 0 },
    maxValue: { type: 'integer', minimum: 1 },
    unitCode: { const: 'DAY' },
  },
};

const SHIPPING_RULES = {
  type: 'object',
  required: ['@id', 'shippingRate', 'shippingDestination', 'deliveryTime'],
  properties: {
    '@type': { const: 'OfferShippingDetails' },
    shippingRate: {
      type: 'object',
      required: ['value', 'currency'],
      properties: { value: amount, currency: { type: 'string', pattern: '^[A-Z]{3}$' } },
    },
    shippingDestination: {
      type: 'object',
      required: ['addressCountry'],
      properties: { addressCountry: { type: 'string', pattern: '^[A-Z]{2}$' } },
    },
    deliveryTime: {
      type: 'object',
      required: ['handlingTime', 'transitTime'],
      properties: { handlingTime: days, transitTime: days },
    },
  },
};

const RETURN_RULES = {
  type: 'object',
  required: ['@id', 'applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  properties: {
    '@type': { const: 'MerchantReturnPolicy' },
    applicableCountry: { type: 'string', pattern: '^[A-Z]{2}$' },
    returnPolicyCategory: { const: 'https://schema.org/MerchantReturnFiniteReturnWindow' },
    merchantReturnDays: { type: 'integer', minimum: 1 },
    returnFees: { type: 'string' },
    returnMethod: { type: 'array', minItems: 1 },
  },
};

const ajv = new Ajv({ allErrors: true, strict: false });
const rules = [GROUP_RULES, SHIPPING_RULES, RETURN_RULES].map((schema) => ajv.compile(schema));

it.each(['rl', 'hm'] as const)(
  'PRD-08 ENT-14 every product of %s is complete by Google’s merchant listing rules',
  async (brand) => {
    const site = storeOfCountry(brand, 'DE');
    const ask = askFor(site, 'http://shop.example', inside, AbortSignal.timeout(100_000));
    const first = await productPaths(ask, 1);
    const paths = [...first.paths];
    for (let page = 2; page <= productPageCount(first.total); page++)
      paths.push(...(await productPaths(ask, page)).paths);
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      const product = await ask(productCall, { productId: productIdOf(path) ?? '' });
      if (!product) throw new Error(`No product at ${path}`);
      const stock = (await productStock(ask, product)) ?? {};
      const data = productData(site, product, { stock, prior: null });
      const faults = rules.flatMap((isWhole, at) => (isWhole(data[at]) ? [] : isWhole.errors));
      expect(faults, path).toEqual([]);
    }
  },
  120_000,
);
