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
import { STORE, createClient, variantOf } from '../client.ts';
import type * as hashes from '#harness/backend/sha256.ts';
import { callsOver } from '../shop-calls.ts';
import { shopperIn } from '../purchase/shopper.ts';

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
    'of 1,000 in a minute, of %s, hardly any are looked at, and others come in',
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

  it('five wrong passwords of a name, and then nothing is looked at for a while, however right', async () => {
    const { often, signIn, perform, pass } = await shop();
    expect(await often(6)).toEqual([...times(5, NO_LOGON), BUSY]);
    expect(await signIn(right)).toBe(BUSY);
    expect(await signIn({ email: ` ${mira.email.toUpperCase()}` })).toBe(BUSY);
    pass(10 * MINUTE - 1);
    expect(await signIn(right)).toBe(BUSY);
    pass(1);
    expect(await perform(signInCall, right)).toMatchObject({ userId: '10001' });
  });

  it('the time slides: it ends when the oldest of the five is ten minutes old', async () => {
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

  it('asking while one has to wait makes it no longer', async () => {
    const { often, signIn, pass } = await shop();
    await often(5);
    pass(9 * MINUTE);
    await often(5);
    pass(MINUTE);
    expect(await signIn(right)).toBeUndefined();
  });

  it('a name that nobody has has to wait just as long', async () => {
    const { often, signIn, failure } = await shop();
    const nobody = { ...wrong, email: 'nobody@selvedge.example' };
    expect(await often(6, () => signIn(nobody))).toEqual([...times(5, NO_LOGON), BUSY]);
    await often(5);
    expect(await failure(signInCall, nobody)).toEqual(await failure(signInCall, wrong));
  });

  it('the right password forgives the wrong ones of that name', async () => {
    const { often, perform } = await shop();
    await often(4);
    await perform(signInCall, right);
    expect(await often(5)).toEqual(times(5, NO_LOGON));
  });

  it('one client that tries many names has to wait for all of them, a new guest of it too', async () => {
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

  it('another client may sign in as somebody else meanwhile', async () => {
    const { backend, often } = await shop();
    await often(5);
    const other = anotherBrowser(backend);
    await other.guest();
    expect(await other.signIn(jonas.email, jonas.password)).toMatchObject({ userId: '10002' });
    expect(await other.failure(signInCall, right)).toMatchObject({ kind: 'throttled' });
  });

  it('a captcha’s answer is good for one attempt, and only once', async () => {
    const { often, signIn } = await shop();
    await often(5);
    expect(await signIn({ captcha: 'short' })).toBe(BUSY);
    expect(await signIn({ captcha: CAPTCHA })).toBe(NO_LOGON);
    expect(await signIn({ ...right, captcha: CAPTCHA })).toBe(BUSY);
    expect(await signIn(right)).toBe(BUSY);
    expect(await signIn({ ...right, captcha: `${CAPTCHA}-2` })).toBeUndefined();
  });

  it('nothing of a name or of a captcha’s answer is in the world, and what is old is forgotten', async () => {
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

/** A browser of its own over the same backend. */
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

describe('API-31 API-32 API-34 API-64 the order of a guest', () => {
  it('ORD-03 five wrong postcodes of a number, over all calls that take one', async () => {
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

  it('ORD-01 a stranger cannot try postcodes by asking where a parcel is', async () => {
    const { backend, orderId } = await withOrder();
    const other = anotherBrowser(backend);
    await other.guest();
    const track = (postcode: string) => other.failure(trackOrderCall, { orderId, postcode });
    for (let nth = 0; nth < 5; nth++) expect(await track(`M${nth} 1AE`)).toMatchObject(NOT_FOUND);
    expect(await track('SW1A 1AA')).toMatchObject({ kind: 'throttled', seconds: 600 });
  });

  it('ORD-06 five wrong totals of a receipt', async () => {
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

const NOT_FOUND = { kind: 'http', errors: [{ errorKey: '_ERR_ORDER_NOT_FOUND' }] };

describe('API-58 gift cards', () => {
  it('one client that tries many numbers has to wait, whatever the card', async () => {
    const { often, refusal } = await shop();
    const card = { number: giftCardNumber('GBP', '02'), pin: '1873' };
    const ask = (given: object) => refusal(giftCardBalanceCall, { ...card, ...given });
    const each = (nth: number) => ask({ number: `60039999000000${10 + nth}` });
    expect(await often(21, each)).toEqual([...times(20, '_ERR_GIFT_CARD_INVALID'), BUSY]);
    expect(await ask({})).toBe(BUSY);
    expect(await ask({ captcha: CAPTCHA })).toBeUndefined();
  });
});

describe('nobody learns what there is', () => {
  async function raw(method: string, path: string, body?: unknown) {
    const { backend } = await withOrder();
    return rawOf(toFetch(backend.handle), method, path, body);
  }
  async function rawOf(
    fetch: typeof globalThis.fetch,
    method: string,
    path: string,
    body?: unknown,
  ) {
    await fetch(`${STORE}/guestidentity`, { method: 'POST' });
    const response = await fetch(STORE + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: [...response.headers], text };
  }

  it.each([
    [
      'AUT-24 an e-mail that nobody has, and a wrong password',
      [
        'POST',
        '/loginidentity',
        { logonId: 'x@selvedge.example', logonPassword: 'wrong-password' },
      ],
      ['POST', '/loginidentity', { logonId: mira.email, logonPassword: 'wrong-password' }],
    ],
    [
      'API-40 an e-mail that nobody has, and one that is known, of a forgotten password',
      ['POST', '/person/forgot_password', forgottenBy('x@selvedge.example')],
      ['POST', '/person/forgot_password', forgottenBy(mira.email)],
    ],
    [
      'API-39 the same of a registration',
      ['POST', '/person?confirmation=mail', registrationOf('x@selvedge.example')],
      ['POST', '/person?confirmation=mail', registrationOf(mira.email)],
    ],
    [
      'AUT-22 the same of an account that has to be renewed, with a wrong password',
      ['POST', '/loginidentity', { logonId: 'x@selvedge.example', logonPassword: 'wrong' }],
      ['POST', '/loginidentity', { logonId: ines.email, logonPassword: 'wrong' }],
    ],
    [
      'ORD-04 a number that no order has, and another postcode',
      ['GET', '/order/799999/by_postcode?postcode=M11AE'],
      ['GET', '/order/701001/by_postcode?postcode=M11AE'],
    ],
    [
      'ORD-01 the same of a parcel',
      ['GET', '/order/799999/tracking?postcode=M11AE'],
      ['GET', '/order/701001/tracking?postcode=M11AE'],
    ],
    [
      'ORD-05 the same of cancelling',
      ['POST', '/order/799999/cancel_by_postcode', { postcode: 'M11AE' }],
      ['POST', '/order/701001/cancel_by_postcode', { postcode: 'M11AE' }],
    ],
    [
      'API-30 somebody else’s order, and one that there is not',
      ['GET', '/order/799999'],
      ['GET', '/order/701001'],
    ],
    [
      'API-58 a gift card that there is not, and a wrong PIN',
      ['POST', '/giftcard/balance', { giftCardNumber: '6003999900000000', pin: '0000' }],
      ['POST', '/giftcard/balance', { giftCardNumber: giftCardNumber('GBP', '02'), pin: '0000' }],
    ],
    [
      'NWS-01 an address that has the newsletter, and one that has not',
      ['POST', '/newsletter/subscribe', newsletterOf('x@selvedge.example')],
      ['POST', '/newsletter/subscribe', newsletterOf(jonas.email)],
    ],
    [
      'API-23 an address that waits for a size, and one that does not',
      ['POST', '/newsletter/unsubscribe', { email: 'x@selvedge.example' }],
      ['POST', '/newsletter/unsubscribe', { email: jonas.email }],
    ],
  ] as [string, Parameters<typeof raw>, Parameters<typeof raw>][])(
    '%s are answered alike, byte for byte',
    async (_, one, other) => {
      const answer = await raw(...one);
      expect(await raw(...other)).toEqual(answer);
      expect(answer.text).not.toBe('');
    },
  );

  it('ORD-06 a shop’s order that there is not, and a wrong total', async () => {
    const { signIn, failure } = await shop();
    await signIn(right);
    const total = '0.01';
    const none = await failure(inStoreOrderCall, { orderId: 'S999-1', total });
    expect(await failure(inStoreOrderCall, { orderId: 'S201-7', total })).toEqual(none);
    expect(none).toMatchObject(NOT_FOUND);
  });

  it.each([
    ['/person/forgot_password', { redirectPath: '/' }],
    [
      '/person?confirmation=mail',
      { logonPassword: 'warp-and-weft-5', logonPasswordVerify: 'warp-and-weft-5' },
    ],
  ])(
    'AUT-19 API-40 as much is hashed by %s for an address with an account and without',
    async (path, body) => {
      const client = createClient();
      await client.guest();
      const work = async (logonId: string) => {
        hashed.mockClear();
        expect((await client.send('POST', path, { logonId, ...body })).status).toBe(200);
        return hashed.mock.calls.length;
      };
      expect(await work(mira.email)).toBe(await work('nobody@selvedge.example'));
    },
  );

  it('AUT-24 as much is hashed for an e-mail that nobody has as for a wrong password', async () => {
    const { signIn } = await shop();
    hashed.mockClear();
    await signIn();
    const known = hashed.mock.calls.length;
    hashed.mockClear();
    await signIn({ email: 'nobody@selvedge.example' });
    expect(known).toBeGreaterThan(1);
    expect(hashed.mock.calls.length).toBe(known);
  });
});

function forgottenBy(logonId: string) {
  return { logonId, redirectPath: '/', source: 'test' };
}

function registrationOf(logonId: string) {
  return { logonId, logonPassword: 'warp-and-weft-5', logonPasswordVerify: 'warp-and-weft-5' };
}

function newsletterOf(email: string) {
  return { email, interests: [], source: 'footer' };
}
