// @alone
import { describe, expect, it, vi } from 'vitest';
import { signInCall } from '#src/auth/api.ts';
import { giftCardBalanceCall } from '#src/gift-card/api.ts';
import {
  cancelOrderByPostcodeCall,
  inStoreOrderCall,
  orderByPostcodeCall,
  trackOrderCall,
} from '#src/orders/api.ts';
import { type CallError, errorsIn } from '#src/ports/http/errors.ts';
import { createGuestCall } from '#src/session/api.ts';
import type { InProcessBackend } from '#harness/backend/in-process.ts';
import { toFetch } from '#harness/backend/to-fetch.ts';
import { receiptTotal } from '#harness/backend/orders/in-store-orders.ts';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { STORE, variantOf } from '../client.ts';
import type * as hashes from '#harness/backend/sha256.ts';
import { callsOver } from '../shop-calls.ts';
import { shopperIn } from '../purchase/shopper.ts';
import { slowIt } from '../../../slow-it.ts';

const hashed = vi.hoisted(() => vi.fn());
vi.mock('#harness/backend/sha256.ts', async (original) => {
  const { sha256 } = await original<typeof hashes>();
  return { sha256: hashed.mockImplementation(sha256) };
});

const { mira, jonas, ines } = DEMO_ACCOUNTS;
const MINUTE = 60_000;
const BUSY = '_ERR_TOO_MANY_ATTEMPTS';
const NO_LOGON = '_ERR_INVALID_LOGON';
const CAPTCHA = 'an-answer-of-a-captcha';

const right = { ...mira, rememberMe: false };
const wrong = { ...right, password: 'not-the-password' };

async function shop() {
  const clock = { now: 1_770_000_000_000 };
  const shopper = shopperIn('GB', { now: () => clock.now });
  await shopper.guest();
  const signIn = (given: object = {}) => shopper.refusal(signInCall, { ...wrong, ...given });
  async function often(times: number, attempt: (nth: number) => Promise<unknown> = () => signIn()) {
    const keys: unknown[] = [];
    for (let nth = 0; nth < times; nth++) keys.push(await attempt(nth));
    return keys;
  }
  return { ...shopper, signIn, often, pass: (ms: number) => (clock.now += ms) };
}

const times = (count: number, key: string) => Array.from({ length: count }, () => key);

describe('API-35 sign-in', () => {
  it.each([
    ['one name', () => mira.email, 5],
    ['a thousand names', (nth: number) => `name-${nth}@selvedge.example`, 20],
  ])(
    'checks few of 1,000 attempts a minute on %s, and lets other shoppers in',
    async (_, emailOf, most) => {
      const { often, signIn, pass, perform, backend } = await shop();
      hashed.mockClear();
      const keys = await often(1000, async (nth) => {
        pass(MINUTE / 1000);
        return signIn({ email: emailOf(nth) });
      });
      expect(keys.filter((key) => key === NO_LOGON)).toHaveLength(most);
      expect(new Set(keys)).toEqual(new Set([NO_LOGON, BUSY]));
      const other = anotherBrowser(backend);
      await other.guest();
      expect(await other.signIn(jonas.email, jonas.password)).toMatchObject({ userId: '10002' });
      pass(10 * MINUTE);
      expect(await perform(signInCall, right)).toMatchObject({ userId: '10001' });
    },
  );

  it.each([mira.email, 'nobody@selvedge.example'])(
    'throttles %s after five wrong passwords, even with the right one',
    async (email) => {
      const { often, signIn, pass } = await shop();
      expect(await often(6, () => signIn({ email }))).toEqual([...times(5, NO_LOGON), BUSY]);
      expect(await signIn({ ...right, email: ` ${email.toUpperCase()}` })).toBe(BUSY);
      pass(10 * MINUTE - 1);
      expect(await signIn({ ...right, email })).toBe(BUSY);
      pass(1);
      expect(await signIn({ ...right, email })).toBe(email === mira.email ? undefined : NO_LOGON);
    },
  );

  it('ends the wait when the oldest of the five failures is ten minutes old', async () => {
    const { often, signIn, failure, pass } = await shop();
    await often(1);
    pass(4 * MINUTE);
    await often(4);
    const error = (await failure(signInCall, right)) as CallError;
    expect(error).toMatchObject({ kind: 'throttled', status: 429, seconds: 360 });
    expect(errorsIn(error).map(({ errorKey }) => errorKey)).toEqual([
      BUSY,
      '_ERR_CAPTCHA_ACCEPTED',
    ]);
    pass(6 * MINUTE);
    expect(await signIn()).toBe(NO_LOGON);
    expect(await signIn()).toBe(BUSY);
  });

  slowIt('throttles a client that tries many names, also as a new guest', async () => {
    const { often, signIn, perform, failure } = await shop();
    const each = (nth: number) => signIn({ email: `name-${nth}@selvedge.example` });
    expect(await often(21, each)).toEqual([...times(20, NO_LOGON), BUSY]);
    expect(await signIn({ ...jonas })).toBe(BUSY);
    await perform(createGuestCall, undefined);
    expect(await signIn({ ...jonas })).toBe(BUSY);
    expect(await failure(giftCardBalanceCall, { number: '1', pin: '1' })).toMatchObject({
      kind: 'http',
    });
  });

  it('accepts a captcha answer for one attempt, once', async () => {
    const { often, signIn } = await shop();
    await often(5);
    expect(await signIn({ captcha: 'short' })).toBe(BUSY);
    expect(await signIn({ captcha: CAPTCHA })).toBe(NO_LOGON);
    expect(await signIn({ ...right, captcha: CAPTCHA })).toBe(BUSY);
    expect(await signIn(right)).toBe(BUSY);
    expect(await signIn({ ...right, captcha: `${CAPTCHA}-2` })).toBeUndefined();
  });

  it('stores neither names nor captcha answers, and removes old failures', async () => {
    const { backend, often, signIn, pass } = await shop();
    await often(5);
    await signIn({ captcha: CAPTCHA });
    const { attempts } = backend.world().state;
    expect(JSON.stringify(attempts)).not.toMatch(/mira|captcha|-100/);
    expect(Object.keys(attempts)).toHaveLength(3);
    pass(10 * MINUTE);
    await signIn({ email: 'nobody@selvedge.example' });
    expect(Object.keys(backend.world().state.attempts)).toHaveLength(2);
  });
});

/** Another browser of the same backend. */
function anotherBrowser(backend: InProcessBackend) {
  return callsOver({ ...backend, fetch: toFetch(backend.handle) });
}

async function withOrder() {
  const seen = await shop();
  const { orderId } = await seen.add(variantOf('RL1001WHT', 2));
  await seen.shipHome();
  await seen.pay(orderId);
  return { ...seen, orderId };
}

describe('API-31 API-32 API-34 API-64 a guest’s order', () => {
  it('ORD-03 throttles after five wrong postcodes for a number, over all calls', async () => {
    const { orderId, refusal, perform, pass } = await withOrder();
    const look = (postcode: string) => refusal(orderByPostcodeCall, { orderId, postcode });
    const cancel = (postcode: string) => refusal(cancelOrderByPostcodeCall, { orderId, postcode });
    const unknown = '_ERR_ORDER_NOT_FOUND';
    expect([await look('M1 1AE'), await look('M1 1AF'), await look('M1 1AG')]).toEqual(
      times(3, unknown),
    );
    expect([await cancel('M1 1AE'), await cancel('M1 1AF')]).toEqual(times(2, unknown));
    expect(await look('SW1A 1AA')).toBe(BUSY);
    expect(await cancel('SW1A 1AA')).toBe(BUSY);
    const proof = { orderId, postcode: 'SW1A 1AA' };
    expect(await perform(trackOrderCall, proof)).toMatchObject({ orderId }); // its own session's
    expect(await perform(orderByPostcodeCall, { ...proof, captcha: CAPTCHA })).toMatchObject({
      orderId,
    });
    pass(10 * MINUTE);
    expect(await look('SW1A 1AA')).toBeUndefined();
  });

  it('ORD-06 throttles after five wrong totals for a receipt', async () => {
    const { signIn, refusal, perform } = await shop();
    await signIn(right);
    const orderId = 'S201-7';
    const read = (total: string) => refusal(inStoreOrderCall, { orderId, total });
    for (let nth = 0; nth < 5; nth++) expect(await read(`1.0${nth}`)).toBe('_ERR_ORDER_NOT_FOUND');
    const total = receiptTotal(orderId);
    expect(await read(total)).toBe(BUSY);
    const proven = { orderId, total, captcha: CAPTCHA };
    expect(await perform(inStoreOrderCall, proven)).toMatchObject({ orderId });
  });
});

describe('API-58 gift cards', () => {
  const card = { number: giftCardNumber('GBP', '02'), pin: '1873' };
  const INVALID = '_ERR_GIFT_CARD_INVALID';
  const LOCKED = '_ERR_GIFT_CARD_LOCKED';

  it('throttles a client that tries many numbers, for any card', async () => {
    const { often, refusal } = await shop();
    const ask = (given: object) => refusal(giftCardBalanceCall, { ...card, ...given });
    const each = (nth: number) => ask({ number: `60039999000000${10 + nth}` });
    expect(await often(21, each)).toEqual([...times(20, INVALID), BUSY]);
    expect(await ask({})).toBe(BUSY);
    expect(await ask({ captcha: CAPTCHA })).toBeUndefined();
  });

  it.each([card.number, '6003999900000000'])(
    'locks the number %s for ten minutes after five wrong codes, also for payments and with a captcha',
    async (number) => {
      const { often, refusal, failure, pass, add, shipHome, failsToPay } = await shop();
      const ask = (given: object) => refusal(giftCardBalanceCall, { ...card, number, ...given });
      const hyphened = number.replace(/(.{4})/g, '$1-');
      expect(await often(5, () => ask({ pin: '0', number: hyphened }))).toEqual(times(5, INVALID));
      expect(await ask({ captcha: CAPTCHA })).toBe(LOCKED);
      expect(await ask({ number: giftCardNumber('GBP', '03') })).toBeUndefined();
      pass(3.5 * MINUTE);
      expect(await failure(giftCardBalanceCall, { ...card, number })).toMatchObject({
        kind: 'throttled',
        seconds: 390,
      });
      const { orderId } = await add(variantOf('RL0101RIN', 1));
      await shipHome();
      expect(await failsToPay(orderId, { giftCards: [{ ...card, number }] })).toBe(LOCKED);
      pass(6.5 * MINUTE);
      expect(await ask({})).toBe(number === card.number ? undefined : INVALID);
    },
  );

  it('resets the count after the right code, and stores no number', async () => {
    const { often, refusal, purchase } = await shop();
    const ask = (pin: string) => refusal(giftCardBalanceCall, { ...card, pin });
    await often(4, () => ask('0000'));
    expect(JSON.stringify(purchase())).not.toContain(card.number);
    expect(await ask(card.pin)).toBeUndefined();
    expect(await often(4, () => ask('0000'))).not.toContain(LOCKED);
  });
});

const NOBODY = 'x@selvedge.example';
const PASSWORD = { logonPassword: 'warp-and-weft-5', logonPasswordVerify: 'warp-and-weft-5' };
const signIn = (logonId: string) => ({ logonId, logonPassword: 'wrong-password' });
const forgot = (logonId: string) => ({ logonId, redirectPath: '/', source: 'test' });
const none = () => undefined;

/** Cases by call: an unknown subject and a known one. */
it.each([
  ['AUT-24 sign-in', 'POST /loginidentity', signIn, NOBODY, mira.email],
  ['AUT-22 an account to be renewed', 'POST /loginidentity', signIn, NOBODY, ines.email],
  ['API-40 a forgotten password', 'POST /person/forgot_password', forgot, NOBODY, mira.email],
  [
    'API-39 a registration',
    'POST /person?confirmation=mail',
    (logonId: string) => ({ logonId, ...PASSWORD }),
    NOBODY,
    mira.email,
  ],
  ['ORD-04 an order', 'GET /order/*/by_postcode?postcode=M11AE', none, '799999', '701001'],
  ['ORD-01 a parcel', 'GET /order/*/tracking?postcode=M11AE', none, '799999', '701001'],
  [
    'ORD-05 cancelling',
    'POST /order/*/cancel_by_postcode',
    () => ({ postcode: 'M11AE' }),
    '799999',
    '701001',
  ],
  ['API-30 another shopper’s order', 'GET /order/*', none, '799999', '701001'],
  [
    'API-58 a gift card',
    'POST /giftcard/balance',
    (giftCardNumber: string) => ({ giftCardNumber, pin: '0000' }),
    '6003999900000000',
    giftCardNumber('GBP', '02'),
  ],
  [
    'NWS-01 the newsletter',
    'POST /newsletter/subscribe',
    (email: string) => ({ email, interests: [], source: 'footer' }),
    NOBODY,
    jonas.email,
  ],
  [
    'API-65 the end of the newsletter',
    'POST /newsletter/unsubscribe',
    (email: string) => ({ email }),
    NOBODY,
    jonas.email,
  ],
] as [string, string, (one: string) => object | undefined, string, string][])(
  '%s does not reveal what exists: equal bytes, equal amount of hashing',
  async (_, line, bodyOf, ...ones) => {
    const [method = '', path = ''] = line.split(' ');
    const answers = [];
    for (const one of ones) {
      const { backend } = await withOrder();
      const fetch = toFetch(backend.handle);
      await fetch(`${STORE}/guestidentity`, { method: 'POST' });
      hashed.mockClear();
      const body = bodyOf(one);
      const response = await fetch(STORE + path.replace('*', one), {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const { status, headers } = response;
      const work = /loginidentity|person/.test(path) ? hashed.mock.calls.length : 0;
      answers.push({ status, headers: [...headers], text: await response.text(), work });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.text).not.toBe('');
  },
);
