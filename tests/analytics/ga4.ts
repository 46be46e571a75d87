import { Ajv, type ValidateFunction } from 'ajv';

/** GA4's documented e-commerce events, as JSON schemas: https://developers.google.com/analytics/devguides/collection/ga4/reference/events */
const TEXT = { type: 'string', minLength: 1, maxLength: 100 };
const AMOUNT = { type: 'number' };
const CURRENCY = { type: 'string', pattern: '^[A-Z]{3}$' };

const ITEM = {
  type: 'object',
  anyOf: [{ required: ['item_id'] }, { required: ['item_name'] }],
  additionalProperties: false,
  properties: {
    item_id: TEXT,
    item_name: TEXT,
    affiliation: TEXT,
    coupon: TEXT,
    discount: { ...AMOUNT, minimum: 0 },
    index: { type: 'integer', minimum: 0 },
    item_brand: TEXT,
    item_category: TEXT,
    item_list_id: TEXT,
    item_list_name: TEXT,
    item_variant: TEXT,
    price: { ...AMOUNT, minimum: 0 },
    quantity: { type: 'integer', minimum: 1 },
  },
};
const ITEMS = { type: 'array', minItems: 1, maxItems: 200, items: ITEM };

const MONEY = { currency: CURRENCY, value: { ...AMOUNT, minimum: 0 } };
const GOODS = { ...MONEY, items: ITEMS };
const LIST = { item_list_id: TEXT, item_list_name: TEXT };
const ORDER = {
  transaction_id: TEXT,
  shipping: AMOUNT,
  tax: AMOUNT,
  coupon: TEXT,
};

/** Properties of each event, and the required ones. */
const EVENTS: Readonly<Record<string, [properties: object, required: readonly string[]]>> = {
  view_item_list: [{ ...LIST, currency: CURRENCY, items: ITEMS }, ['items']],
  select_item: [{ ...LIST, ...GOODS }, ['items']],
  view_item: [GOODS, ['currency', 'value', 'items']],
  add_to_cart: [GOODS, ['currency', 'value', 'items']],
  remove_from_cart: [GOODS, ['currency', 'value', 'items']],
  view_cart: [GOODS, ['currency', 'value', 'items']],
  begin_checkout: [{ ...GOODS, coupon: TEXT }, ['currency', 'value', 'items']],
  add_shipping_info: [
    { ...GOODS, coupon: TEXT, shipping_tier: TEXT },
    ['currency', 'value', 'items'],
  ],
  add_payment_info: [
    { ...GOODS, coupon: TEXT, payment_type: TEXT },
    ['currency', 'value', 'items'],
  ],
  purchase: [{ ...GOODS, ...ORDER }, ['currency', 'value', 'transaction_id', 'items']],
  refund: [{ ...GOODS, ...ORDER }, ['currency', 'transaction_id']],
  add_to_wishlist: [GOODS, ['currency', 'value', 'items']],
  search: [{ search_term: TEXT }, ['search_term']],
  login: [{ method: TEXT }, []],
  sign_up: [{ method: TEXT }, []],
  campaign_details: [
    {
      campaign: TEXT,
      campaign_id: TEXT,
      source: TEXT,
      medium: TEXT,
      term: TEXT,
      gclid: { type: 'string', maxLength: 200 },
      msclkid: { type: 'string', maxLength: 200 },
    },
    [],
  ],
  // The shop's own events.
  drawer_open: [{ place: TEXT }, ['place']],
  exposure: [{ experiment_id: TEXT, variant_id: TEXT }, ['experiment_id', 'variant_id']],
  web_vital: [
    {
      metric_name: { enum: ['FCP', 'LCP', 'CLS', 'FID', 'TTFB', 'INP'] },
      metric_value: AMOUNT,
      metric_rating: { enum: ['good', 'needs improvement', 'poor'] },
      metric_target: TEXT,
      page_type: { type: 'string' },
    },
    ['metric_name', 'metric_value', 'metric_rating', 'page_type'],
  ],
  long_task: [{ task_ms: AMOUNT, page_type: { type: 'string' } }, ['task_ms', 'page_type']],
  file_missing: [
    {
      file_type: { enum: ['picture', 'script', 'style', 'other'] },
      file_path: TEXT,
      page_type: { type: 'string' },
    },
    ['file_type', 'file_path', 'page_type'],
  ],
  form_error: [
    { form_name: TEXT, error_type: { enum: ['frontend', 'backend'] }, error_message: TEXT },
    ['form_name', 'error_type', 'error_message'],
  ],
};

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false });
const VALIDATORS: ReadonlyMap<string, ValidateFunction> = new Map(
  Object.entries(EVENTS).map(([name, [properties, required]]) => [
    name,
    ajv.compile({ type: 'object', additionalProperties: false, properties, required }),
  ]),
);

export const GA4_EVENTS = Object.keys(EVENTS);

/** Differences of an event from GA4's schema, one per line. */
export function problemsOf({ name, params }: { name: string; params: unknown }): string[] {
  const isRight = VALIDATORS.get(name);
  if (!isRight) return [`${name} is no event of GA4's`];
  if (isRight(params)) return [];
  return (isRight.errors ?? []).map(
    ({ instancePath, message }) => `${name}${instancePath} ${message}`,
  );
}
