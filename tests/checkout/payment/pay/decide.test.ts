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

const paying: PaymentState = { status: 'paying', ...ORDER };
const leaving: PaymentState = { status: 'leaving', ...PAYMENT };
const asking: PaymentState = { status: 'asking', ...ORDER, reason: 'lost' };
const failed: PaymentState = { status: 'failed', reason: 'refused' };
const press: PaymentMessage = { kind: 'pay', payload: { card: CARD, saveCard: true } };
const NETWORK = { kind: 'network' } as const;
const http = (status: number, errorKey = '_ERR_GENERIC') => ({
  kind: 'http' as const,
  status,
  errors: [{ errorKey, errorParameters: [] }],
});

type Paid = 'success' | 'pending' | 'redirect' | 'refused' | 'cancelled';
const paid = (status: Paid, rest: object = {}): PaymentMessage => ({
  kind: 'payAnswered',
  payload: { status: 'done', params: ORDER, result: { ...PAYMENT, status, errors: [], ...rest } },
});

describe('pressing the buy button', () => {
  it('PAY-01 starts a payment unless one is pending', () => {
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
    for (const payment of [paying, leaving, asking, { ...asking, status: 'uncertain' as const }])
      given({ payment }).when(press).then({});
  });
});

describe('the answer to a payment', () => {
  it('is ignored for another order', () => {
    given({ payment: { status: 'paying', orderId: '56' } })
      .when(paid('success'))
      .then({});
  });
});

describe('the order that was read', () => {
  const inquiry = (error: ReturnType<typeof http>): PaymentMessage => ({
    kind: 'inquiryAnswered',
    payload: { status: 'fail', params: ORDER, error },
  });

  it('PAY-01 was not placed, or its bag has a new owner', () => {
    given({ payment: asking })
      .when(inquiry(http(404, '_ERR_ORDER_NOT_FOUND')))
      .then({ paymentFailed: { reason: 'lost' }, readUserInfo: undefined });
    given({ payment: asking, arrival: { ...usual.arrival, activeOrderId: '56' } })
      .when(inquiry(http(404, '_ERR_ORDER_NOT_FOUND')))
      .then({ paymentFailed: { reason: 'orderGone' }, readUserInfo: undefined });
  });

  it('PAY-01 stays uncertain after other errors, and can be read again', () => {
    const uncertain: PaymentState = { ...asking, status: 'uncertain' };
    // A 404 without the backend's error key may have another source on the way.
    given({ payment: asking })
      .when(inquiry(http(404, '_ERR_NOT_FOUND')))
      .then({ giveUpInquiry: undefined, readUserInfo: undefined });
    given({ payment: asking })
      .when(inquiry(http(503)))
      .then({ giveUpInquiry: undefined, readUserInfo: undefined });
    given({ payment: asking })
      .when({ kind: 'giveUpInquiry', payload: undefined })
      .then({ payment: uncertain, invalidate: undefined }); // PAY-02
    given({ payment: uncertain })
      .when({ kind: 'inquireAgain', payload: undefined })
      .then({ payment: asking, orderInquiry: ORDER });
  });
});

it('API-55 reads the order if the payment cannot be cancelled', () => {
  const cancelling: PaymentState = { status: 'cancelling', ...PAYMENT, reason: 'cancelled' };
  given({ payment: leaving })
    .when({ kind: 'siteLeft', payload: { status: 'done' } })
    .then({ cancelPayment: { ...PAYMENT, reason: 'cancelled' } });
  given({ payment: cancelling })
    .when({ kind: 'cancelAnswered', payload: { status: 'fail' } })
    .then({ inquire: { ...ORDER, reason: 'cancelled' } });
  given({ payment: cancelling })
    .when({ kind: 'cancelAnswered', payload: { status: 'done' } })
    .then({ paymentFailed: { reason: 'cancelled' } });
});

it.each([
  ['refused', { invalidate: undefined }],
  ['unauthorised', {}],
  ['cardGone', { invalidate: undefined, readMethods: undefined }],
  ['orderGone', { invalidate: undefined, readUserInfo: undefined }],
] as const)('PAY-02 PAY-03 outputs after a failed payment: %s', (reason, follows) => {
  given({ payment: paying })
    .when({ kind: 'paymentFailed', payload: { reason } })
    .then({ payment: { status: 'failed', reason }, ...follows });
});

it('PAY-04 a payment-details answer with errors reads the user info again, refused or not', () => {
  const returning: PaymentState = { status: 'returning', ...PAYMENT };
  const errors = [{ errorKey: '_ERR_PAYMENT_REFUSED', errorParameters: [] }];
  const result = { ...PAYMENT, status: 'refused' as const, errors };
  given({ payment: returning })
    .when({ kind: 'detailsAnswered', payload: { status: 'done', params: ORDER, result } })
    .then({ paymentFailed: { reason: 'refused' }, readUserInfo: undefined });
  const error = http(400, '_ERR_PAYMENT_REFUSED');
  given({ payment: returning })
    .when({ kind: 'detailsAnswered', payload: { status: 'fail', params: ORDER, error } })
    .then({ paymentFailed: { reason: 'refused' }, readUserInfo: undefined });
  given({ payment: returning })
    .when({ kind: 'detailsAnswered', payload: { status: 'fail', params: ORDER, error: NETWORK } })
    .then({ inquire: { ...ORDER, reason: 'lost' } });
  const noErrors = { kind: 'http' as const, status: 400, errors: [] };
  given({ payment: returning })
    .when({ kind: 'detailsAnswered', payload: { status: 'fail', params: ORDER, error: noErrors } })
    .then({ paymentFailed: { reason: 'unknown' } });
});

it('clears a failure when the shopper changes the choice or leaves, but not a pending payment', () => {
  for (const kind of ['rechosen', 'leaveCheckout'] as const) {
    given({ payment: failed })
      .when({ kind, payload: undefined })
      .then({ payment: { status: 'idle' } });
    given({ payment: asking }).when({ kind, payload: undefined }).then({});
  }
});
