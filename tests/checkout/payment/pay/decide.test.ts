import { describe, it } from 'vitest';
import {
  type PaymentMessage,
  type PaymentContext,
  decidePayment,
} from '#src/checkout/payment/pay/decide.ts';
import type { PaymentState } from '#src/checkout/payment/payment.ts';
import { decided } from '#tests/decided.ts';

const ORDER = { orderId: '55' };
const PAYMENT = { ...ORDER, paymentId: 'P1' };
const PAYABLE = { ...ORDER, total: 9000, fee: 0, shares: [], rest: 9000, needsMethod: true };
const CARD = { number: '4111111111111111', expiry: '1229', cvc: '737', holderName: 'Ada Example' };

const usual: PaymentContext = {
  payment: { status: 'idle' },
  desk: {
    payable: PAYABLE,
    choice: { method: 'creditCard' },
    ways: [{ method: { code: 'creditCard' } }],
    giftCards: [],
    areTermsAccepted: true,
    device: null,
    arrives: null,
    basename: '/en',
    nonce: 'n1',
  },
  arrival: { path: '/en/checkout/payment', search: '', kept: null, activeOrderId: '55' },
};
const given = decided(decidePayment, usual);

const STATES = {
  idle: { status: 'idle' },
  paying: { status: 'paying', ...ORDER },
  leaving: { status: 'leaving', ...PAYMENT },
  returning: { status: 'returning', ...PAYMENT },
  cancelling: { status: 'cancelling', ...PAYMENT, reason: 'cancelled' },
  asking: { status: 'asking', ...ORDER, reason: 'lost' },
  uncertain: { status: 'uncertain', ...ORDER, reason: 'lost' },
  failed: { status: 'failed', reason: 'refused' },
  placed: { status: 'placed', ...ORDER },
} as const satisfies Record<PaymentState['status'], PaymentState>;
type Status = keyof typeof STATES;

/** States other than these. */
const others = (...names: Status[]) =>
  Object.values(STATES).filter(({ status }) => !names.includes(status));

const done = { status: 'done' } as const;
const result = { ...PAYMENT, status: 'success', errors: [] } as const;

const press: PaymentMessage = { kind: 'pay', payload: { card: CARD, saveCard: true } };
const NETWORK = { kind: 'network' } as const;
const http = (status: number, errorKey = '_ERR_GENERIC') => ({
  kind: 'http' as const,
  status,
  errors: [{ errorKey, errorParameters: [] }],
});

it('PAY-01 pressing the buy button starts a payment', () => {
  given()
    .when(press)
    .then({
      beginPayment: { ...ORDER, method: 'creditCard', nonce: 'n1' },
      pay: {
        ...ORDER,
        method: 'creditCard',
        card: CARD,
        saveCard: true,
        giftCards: [],
        keptGiftCardIds: [],
        total: 9000,
        returnPath: '/en/checkout/payment?order=55&nonce=n1',
      },
    });
});

describe('the order that was read', () => {
  const inquiry = (error: ReturnType<typeof http>): PaymentMessage => ({
    kind: 'inquiryAnswered',
    payload: { status: 'fail', params: ORDER, error },
  });

  it.each([
    ['pending', 'pending'],
    ['processing', 'success'],
  ] as const)('API-30 with status %s is placed as %s', (status, placed) => {
    given({ payment: STATES.asking })
      .when({
        kind: 'inquiryAnswered',
        payload: { ...done, params: ORDER, result: { ...ORDER, status } },
      })
      .then({ orderPlaced: { ...ORDER, status: placed }, readUserInfo: undefined });
  });

  it.each([
    ['55', 'lost'],
    [null, 'lost'],
    ['56', 'orderGone'],
  ] as const)(
    'PAY-01 API-30 an order that was not placed, with the active order %s, fails as %s',
    (activeOrderId, reason) => {
      given({ payment: STATES.asking, arrival: { ...usual.arrival, activeOrderId } })
        .when(inquiry(http(404, '_ERR_ORDER_NOT_FOUND')))
        .then({ paymentFailed: { reason }, readUserInfo: undefined });
    },
  );

  it('PAY-01 stays uncertain after other errors, and can be read again', () => {
    // A 404 without the backend's error key may have another source on the way.
    given({ payment: STATES.asking })
      .when(inquiry(http(404, '_ERR_NOT_FOUND')))
      .then({ giveUpInquiry: undefined, readUserInfo: undefined });
    given({ payment: STATES.asking })
      .when(inquiry(http(503)))
      .then({ giveUpInquiry: undefined, readUserInfo: undefined });
    given({ payment: STATES.asking })
      .when({ kind: 'giveUpInquiry', payload: undefined })
      .then({ payment: STATES.uncertain, invalidate: undefined }); // PAY-02
    given({ payment: STATES.uncertain })
      .when({ kind: 'inquireAgain', payload: undefined })
      .then({ payment: STATES.asking, orderInquiry: ORDER });
  });
});

it('API-55 reads the order if the payment cannot be cancelled', () => {
  given({ payment: STATES.leaving })
    .when({ kind: 'siteLeft', payload: { status: 'done' } })
    .then({ cancelPayment: { ...PAYMENT, reason: 'cancelled' } });
  given({ payment: STATES.cancelling })
    .when({ kind: 'cancelAnswered', payload: { status: 'fail' } })
    .then({ inquire: { ...ORDER, reason: 'cancelled' } });
  given({ payment: STATES.cancelling })
    .when({ kind: 'cancelAnswered', payload: { status: 'done' } })
    .then({ paymentFailed: { reason: 'cancelled' } });
});

it.each([
  ['refused', { invalidate: undefined }],
  ['unauthorised', {}],
  ['cardGone', { invalidate: undefined, readMethods: undefined }],
  ['orderGone', { invalidate: undefined, readUserInfo: undefined }],
  ['method', { invalidate: undefined, readMethods: undefined }],
  ['lost', { invalidate: undefined }],
] as const)('PAY-02 PAY-03 outputs after a failed payment: %s', (reason, follows) => {
  given({ payment: STATES.paying })
    .when({ kind: 'paymentFailed', payload: { reason, name: 'Tee' } })
    .then({ payment: { status: 'failed', reason, name: 'Tee' }, ...follows });
});

it('PAY-04 a payment-details answer with errors reads the user info again, refused or not', () => {
  const errors = [{ errorKey: '_ERR_PAYMENT_REFUSED', errorParameters: [] }];
  const refusedResult = { ...PAYMENT, status: 'refused' as const, errors };
  given({ payment: STATES.returning })
    .when({
      kind: 'detailsAnswered',
      payload: { status: 'done', params: ORDER, result: refusedResult },
    })
    .then({ paymentFailed: { reason: 'refused' }, readUserInfo: undefined });
  const error = http(400, '_ERR_PAYMENT_REFUSED');
  given({ payment: STATES.returning })
    .when({ kind: 'detailsAnswered', payload: { status: 'fail', params: ORDER, error } })
    .then({ paymentFailed: { reason: 'refused' }, readUserInfo: undefined });
  given({ payment: STATES.returning })
    .when({ kind: 'detailsAnswered', payload: { status: 'fail', params: ORDER, error: NETWORK } })
    .then({ inquire: { ...ORDER, reason: 'lost' } });
  const noErrors = { kind: 'http' as const, status: 400, errors: [] };
  given({ payment: STATES.returning })
    .when({ kind: 'detailsAnswered', payload: { status: 'fail', params: ORDER, error: noErrors } })
    .then({ paymentFailed: { reason: 'unknown' } });
});

it('PAY-02 clears a placed order when the checkout is left', () => {
  given({ payment: STATES.placed })
    .when({ kind: 'leaveCheckout', payload: undefined })
    .then({ payment: { status: 'idle' } });
});

it('clears a failure when the shopper changes the choice or leaves, but not a pending payment', () => {
  for (const kind of ['rechosen', 'leaveCheckout'] as const) {
    given({ payment: STATES.failed })
      .when({ kind, payload: undefined })
      .then({ payment: { status: 'idle' } });
    given({ payment: STATES.asking }).when({ kind, payload: undefined }).then({});
  }
});

describe('PAY-01 a payment that is not waiting for a message ignores it', () => {
  it.each<[PaymentMessage, Status[]]>([
    [{ kind: 'payAnswered', payload: { ...done, params: ORDER, result } }, ['paying']],
    [{ kind: 'detailsAnswered', payload: { ...done, params: ORDER, result } }, ['returning']],
    [{ kind: 'siteLeft', payload: done }, ['leaving']],
    [{ kind: 'cancelAnswered', payload: done }, ['cancelling']],
    [{ kind: 'inquireAgain', payload: undefined }, ['uncertain']],
    [{ kind: 'giveUpInquiry', payload: undefined }, ['asking']],
    [
      {
        kind: 'inquiryAnswered',
        payload: { ...done, params: ORDER, result: { ...ORDER, status: 'shipped' } },
      },
      ['asking'],
    ],
    [{ kind: 'rechosen', payload: undefined }, ['failed']],
    [{ kind: 'leaveCheckout', payload: undefined }, ['failed', 'placed']],
    [press, ['idle', 'failed']],
  ])('%j', (message, waiting) => {
    for (const payment of others(...waiting)) given({ payment }).when(message).then({});
  });

  it('API-30 ignores an answer about another order', () => {
    const params = { orderId: '56' };
    given({ payment: STATES.paying })
      .when({ kind: 'payAnswered', payload: { ...done, params, result } })
      .then({});
    given({ payment: STATES.asking })
      .when({
        kind: 'inquiryAnswered',
        payload: { ...done, params, result: { ...params, status: 'shipped' } },
      })
      .then({});
    given({ payment: STATES.returning })
      .when({ kind: 'detailsAnswered', payload: { ...done, params, result } })
      .then({});
  });
});

it('CHK-09 CHK-10 reports only the missing inputs', () => {
  const unready: PaymentMessage = { kind: 'payUnready', payload: undefined };
  given().when(unready).then({});
  given({ desk: { ...usual.desk, choice: null } })
    .when(unready)
    .then({
      paymentPrevented: { isMethodMissing: true, areTermsMissing: false },
      missMethod: {},
    });
  given({ desk: { ...usual.desk, areTermsAccepted: false } })
    .when(unready)
    .then({
      paymentPrevented: { isMethodMissing: false, areTermsMissing: true },
      missTerms: undefined,
    });
});

describe('at a provider', () => {
  it('PAY-02 reports a page that could not be left, and cancels the payment', () => {
    given({ payment: STATES.leaving })
      .when({ kind: 'siteLeft', payload: { status: 'fail' } })
      .then({ cancelPayment: { ...PAYMENT, reason: 'providerGone' } });
  });

  it('PAY-01 ignores a redirect without an address', () => {
    given({ payment: STATES.paying })
      .when({
        kind: 'payAnswered',
        payload: { ...done, params: ORDER, result: { ...result, status: 'redirect' } },
      })
      .then({});
  });
});
