import '#src/app/whole-model.ts';
import type { Struct } from 'superstruct';
import { expect, it } from 'vitest';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { declaredUnits, findUnit } from '#src/event-log/units.ts';
import { sendMessage } from '#src/contact/contact-message-model.ts';

type Fields = Record<string, Struct<unknown, unknown>>;

/** Fields with a listbox or a file id, into which nothing can be typed. */
const CHOSEN = [
  'contact/fillInLetter topic',
  'contact/fillInLetter file',
  'product/fillInNotice size',
];
const TYPED = ['secret', 'personal-email', 'personal-text', 'personal-term', 'boolean'];

it('logs every typed field as personal or secret', () => {
  const fields = declaredUnits().flatMap((unit) => {
    if (unit.kind !== 'input' || !/^(?!rehearsal).*\/fillIn[A-Z]/.test(unit.name)) return [];
    const { values } = unit.struct.schema as { values: { schema: Fields } };
    return Object.entries(values.schema).map(
      ([name, { type }]) => [`${unit.name} ${name}`, type] as const,
    );
  });
  expect(fields.length).toBeGreaterThan(40);
  const plain = fields.flatMap(([name, type]) => (TYPED.includes(type) ? [] : [name]));
  expect(plain).toEqual(CHOSEN);
});

it.each(['Rosalind Quartermaine', '+44 7700 900123', 'hunter2', '70000001'])(
  'logs the order number of a message by a pseudonym, because the shopper may have typed %s',
  (typed) => {
    const unit = declaredUnits().find(({ name }) => name === sendMessage.shortName);
    const redact = unit?.kind === 'input' ? unit.redact : undefined;
    const shown = redact?.({ orderId: typed }, createPseudonyms());
    expect(JSON.stringify(shown)).toMatch(/"orderId":"\S+"/);
    expect(JSON.stringify(shown)).not.toContain(typed);
  },
);

const PERSONAL = ['ada@', 'indigo', '1990', '6003', '1873', '0123456789abcdef', 'Mirabel'];
const [email, password, krypto] = ['ada@example.test', 'indigo-1873', '0123456789abcdef'];
const dob = { day: '28', month: '02', year: '1990' };
const account = { email, password, passwordConfirmation: password, newsletter: true, dob };
const giftCard = { number: '6003010200000000', pin: '1873' };
const gift = { isGift: true, note: 'Happy birthday, dear Mirabel', isWrapped: true };

it.each<[ids: string, name: string, payload: object]>([
  ['AUT-19', 'auth/register', { orderId: '701001', ...account }],
  ['AUT-19', 'auth/requestAccount', account],
  ['AUT-15', 'auth/broughtLink', { purpose: 'account', krypto }],
  ['AUT-15', 'mailed-link/take', { purpose: 'password', krypto, id: krypto }],
  ['API-58', 'gift-card/askBalance', giftCard],
  ['API-23', 'product/askNotice', { variantId: 'ean-M', email, newsletter: true }],
  ['XAC-01', 'newsletter/joinCampaign', { email }],
  ['API-65', 'newsletter/signUp', { email, interests: ['sale'], source: 'footer' }],
  ['RTE-12', 'checkout/keepMail', { kept: { orderId: '701001', email } }],
  ['CRT-01', 'cart/sayGift', gift],
  ['CRT-01', 'cart/queue', { current: { kind: 'gift', ...gift }, waiting: [] }],
])('%s no personal data of %s reach the log', (_, name, payload) => {
  const unit = findUnit(name);
  const part = name === 'mailed-link/take' ? 'done' : 'params';
  const redact = unit?.kind === 'port' ? unit[part].redact : unit?.redact;
  const text = JSON.stringify(redact?.(payload, createPseudonyms()));
  expect(text).toBeDefined();
  expect(PERSONAL.filter((typed) => text.includes(typed))).toEqual([]);
});
