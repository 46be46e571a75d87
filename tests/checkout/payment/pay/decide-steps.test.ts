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
const usual: PaymentContext = {
  payment: { status: 'idle' },
  desk: {
    payable: { ...ORDER, total: 9000, fee: 0, shares: [], rest: 9000, needsMethod: true },
    choice: { method: 'paypal' },
    ways: [{ method: { code: 'paypal' } }],
    giftCards: [],
    areTermsAccepted: true,
    device: null,
    arrives: null,
    basename: '',
    nonce: '',
  },
  arrival: { path: '/checkout/payment', search: '', kept: null, activeOrderId: '55' },
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
    [{ kind: 'pay', payload: { saveCard: false } }, ['idle', 'failed']],
  ])('%j', (message, waiting) => {
    for (const payment of others(...waiting)) given({ payment }).when(message).then({});
  });

  it('API-30 ignores an answer about another order', () => {
    const params = { orderId: '56' };
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

describe('API-30 the order that was read', () => {
  const answered = (status: string): PaymentMessage => ({
    kind: 'inquiryAnswered',
    payload: { ...done, params: ORDER, result: { ...ORDER, status } },
  });
  const unplaced: PaymentMessage = {
    kind: 'inquiryAnswered',
    payload: {
      status: 'fail',
      params: ORDER,
      error: {
        kind: 'http',
        status: 404,
        errors: [{ errorKey: '_ERR_ORDER_NOT_FOUND', errorParameters: [] }],
      },
    },
  };

  it.each([
    ['pending', 'pending'],
    ['processing', 'success'],
  ] as const)('with status %s is placed as %s', (status, placed) => {
    given({ payment: STATES.asking })
      .when(answered(status))
      .then({ orderPlaced: { ...ORDER, status: placed }, readUserInfo: undefined });
  });

  it('keeps its failure reason while the shopper is unknown', () => {
    given({ payment: STATES.asking, arrival: { ...usual.arrival, activeOrderId: null } })
      .when(unplaced)
      .then({ paymentFailed: { reason: 'lost' }, readUserInfo: undefined });
  });
});

it.each([
  ['method', { invalidate: undefined, readMethods: undefined }],
  ['lost', { invalidate: undefined }],
] as const)('PAY-02 reads again after a payment that failed by %s', (reason, follows) => {
  given()
    .when({ kind: 'paymentFailed', payload: { reason, name: 'Tee' } })
    .then({ payment: { status: 'failed', reason, name: 'Tee' }, ...follows });
});

it('PAY-02 clears a placed order when the checkout is left', () => {
  given({ payment: STATES.placed })
    .when({ kind: 'leaveCheckout', payload: undefined })
    .then({ payment: { status: 'idle' } });
});
