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

export const GROUP_RULES = {
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

export const SHIPPING_RULES = {
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

export const RETURN_RULES = {
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
