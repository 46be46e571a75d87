// @alone
import { array, object, optional, string, type Struct } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { compileRedactor } from '#src/event-log/redaction.ts';
import { isPrivacyMark, secret, taggedUnion, type TaggedUnionSchema } from '#src/kernel/struct.ts';
import { everyCall } from './every-call.ts';

type AnyStruct = Struct<any, any>; // any: walks structs of every shape

/** Field names that suggest secret or personal data. */
const SUSPECT =
  /password|card|cvc|number|pin$|token|krypto|magiclink|captcha|expiry|mail|name|holder|address|line\d|city|phone|dob|birth|day|month|year|postcode|zip|latitude|longitude|message/i;

/** Ids are not personal, except these. */
const ID = /(?<!magicLink|payer)Ids?$/;

/** Exceptions: names that are not personal, by call and path in its params or value. */
const HARMLESS: [reason: string, place: RegExp][] = [
  ['products', /^product\.byId value\.(name|brandName|axes\.\w+\.displayName)$/],
  ['tiles, lines and items', /^[\w.]+ value\.(tiles|lines|items)\[\]\.(n|productN)ame$/],
  ['bought items', /^payment\.paypalReview value\.bag\.lines\[\]\.name$/],
  ['items of an order', /^(orders\.list|data\.orders) value\.orders\[\]\.products\[\]\.name$/],
  ['values of filters', /^listing\.\w+ value\.facets\[\]\.values\[\]\.name$/],
  ['categories', /^listing\.categorySeo value\.name$/],
  ['landing pages of genders', /\.glpButtons\[\]\.name$/],
  ['stores', /\bstoreName$/],
  ['the store’s country', /^pickup\.geoNodes params\.name$/],
  ['vouchers', /\.voucherName$/],
  ['payment methods', /^payment\.methods value\.methods\[\]\.name$/],
  ['fields of a form', /^checkout\.deliveryForm value\.fields\[\]\.name$/],
  ['wishlists, named by the shop', /^(wishlist\.\w+ \w+|session\.\w+ value\.wishlist)\.name$/],
  [
    'sums paid by gift cards',
    /^(cart|orders|data|payment)\.\w+ value\.(bag\.)?(paidByG|g)iftCards$/,
  ],
  ['a report’s number, which grants no access', /^reports\.send value\.caseNumber$/],
  ['shops and pickup points, which are public', /^pickup\.\w+ value(\.points)?\[\]\.\w+/],
  ['a pickup point as destination', /^cart\.updateShippingInfo params\.point\.\w+$/],
  ['messages written by the shop', /^analytics\.frontendLog params\.message$/],
  ['customer service, which is public', /^content\.callUs value\.lines\[\]\.phone$/],
];

/** Suspicious fields without a mark, as `call value.path[].field`. */
function* unmarked(struct: AnyStruct, place: string): Generator<string> {
  const { type, schema } = struct as { type: string; schema: unknown };
  if (isPrivacyMark(type)) return;
  if (type === 'object' || type === 'type') {
    for (const [key, field] of Object.entries(schema as Record<string, AnyStruct>))
      yield* unmarked(field, `${place}.${key}`);
  } else if (type === 'array') {
    yield* unmarked(schema as AnyStruct, `${place}[]`);
  } else if (type === 'dictionary') {
    yield* unmarked((schema as { values: AnyStruct }).values, `${place}{}`);
  } else if (type === 'tagged-union') {
    for (const part of Object.values((schema as TaggedUnionSchema).cases))
      yield* unmarked(part, place);
  } else if (['string', 'number', 'integer'].includes(type)) {
    const key = /(\w+)[^\w]*$/.exec(place)?.[1] ?? '';
    if (SUSPECT.test(key) && !ID.test(key)) yield place;
  }
}

describe('privacy of calls', () => {
  it.each([
    ['a field', object({ email: string() }), ['x.email']],
    ['an optional field', object({ phone: optional(string()) }), ['x.phone']],
    ['a list', object({ cardNumbers: array(string()) }), ['x.cardNumbers[]']],
    ['a case', taggedUnion('by', { mail: object({ by: string(), email: string() }) }), ['x.email']],
    ['the id that opens an account', object({ magicLinkId: string() }), ['x.magicLinkId']],
    ['no field in an id', object({ addressId: string() }), []],
    ['no field with a mark', object({ password: optional(secret()) }), []],
  ])('finds %s', (_name, struct, found) => {
    expect([...unmarked(struct, 'x')]).toEqual(found);
  });

  const suspects = everyCall.flatMap(({ name, params, value }) => [
    ...unmarked(params, `${name} params`),
    ...unmarked(value, `${name} value`),
  ]);

  it('has a mark or an exception for every field that sounds secret or personal', () => {
    const isHarmless = (suspect: string) => HARMLESS.some(([, place]) => place.test(suspect));
    expect(suspects.filter((suspect) => !isHarmless(suspect))).toEqual([]);
  });

  it.each(everyCall)('$name hides nothing from redaction', ({ name, params, value }) => {
    expect(() => [compileRedactor(params, name), compileRedactor(value, name)]).not.toThrow();
  });

  it.each(HARMLESS)('%s: the exception is needed', (_reason, place) => {
    expect(suspects.some((suspect) => place.test(suspect))).toBe(true);
  });
});
