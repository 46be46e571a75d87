import type { Story } from '@ladle/react';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { PaypalExpressButton } from '#src/checkout/paypal-express/PaypalExpressButton.tsx';
import { PaymentOption } from '#src/checkout/payment/view/PaymentOption.tsx';
import { PaymentMarks } from '#src/checkout/payment/view/PaymentMarks.tsx';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { ShopPart } from '../shop-page/ShopPart.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';
import styles from '../Stories.module.css';

const noop = () => undefined;

const BAG = {
  rl: [{ productId: 'RL1001WHT', size: 1, quantity: 1 }],
  hm: [{ productId: 'HM1801NVY', size: 2, quantity: 1 }],
};
const PAYMENT = bothAt('/checkout/payment');
const ORDER = '701001';
const GUEST = {
  person: 'guest',
  bag: BAG,
  isDetailed: true,
  storage: { 'selvedge.checkoutGuest': ORDER },
} as const;
const MIRA = {
  person: 'mira',
  bag: BAG,
  isDetailed: true,
  savedCards: [
    { brand: 'visa', lastDigits: '1111', expiry: '1229' },
    { brand: 'maestro', lastDigits: '4242', expiry: '0127' },
  ],
} as const;

const PAY = 'POST /payments';
const choose = (method: string, savedCardId?: string) => ({
  input: 'checkout/chooseMethod',
  payload: { method, ...(savedCardId !== undefined && { savedCardId }) },
});
const AGREE = { input: 'checkout/acceptTerms', payload: { isAccepted: true } };
const CARD = { number: '4111111111111111', expiry: '1229', cvc: '737', holderName: 'Ada Example' };
const pay = (number = CARD.number) => ({
  input: 'checkout/pay',
  payload: { card: { ...CARD, number }, saveCard: false },
});
const PAY_NOW = { input: 'checkout/pay', payload: { saveCard: false } };
const addGiftCard = (kind: string, pin = '1873') => ({
  input: 'checkout/addGiftCard',
  payload: { number: giftCardNumber('GBP', kind), pin, lastDigits: '0000' },
});

const guest = (wishes: Parameters<typeof pageScenario>[1] = {}) =>
  pageScenario(PAYMENT, { ...GUEST, ...wishes });
const mira = (wishes: Parameters<typeof pageScenario>[1] = {}) =>
  pageScenario(PAYMENT, { ...MIRA, ...wishes });
/** Scenario in which the backend rejects the payment with this error. */
const answered = (errorKey: string, status = 400) =>
  guest({
    rules: [{ on: PAY, then: { status, errorKey } }],
    wishes: [choose('creditCard'), AGREE, pay()],
  });
const paid = (number: string) => guest({ wishes: [choose('creditCard'), AGREE, pay(number)] });
const lost: readonly BackendRule[] = [
  { on: PAY, then: 'lost' },
  { on: `GET /order/${ORDER}`, then: 'unreachable' },
];

const step = guest();
const card = guest({ wishes: [choose('creditCard')] });
const paypal = guest({ wishes: [choose('paypal')] });
const notReady = guest({ wishes: [PAY_NOW] });
const underWay = guest({ wishes: [choose('creditCard'), AGREE, pay()] });
const refused = paid('4000000000000002');
const cancelled = paid('4000008260003178');
const timeout = paid('4000000000000341');
const unauthorised = paid('4000000000009235');
const onTheWay = paid('4000000000003220');
const uncertain = guest({ rules: lost, wishes: [choose('creditCard'), AGREE, pay()] });
const changed = answered('_ERR_ORDER_CHANGED');
const soldOut = answered('_ERR_NOT_ENOUGH_STOCK');
const detailsMissing = answered('_ERR_EMAIL_MISSING');
const addressGone = answered('_ERR_ADDRESS_NOT_FOUND');
const wrongCard = answered('_ERR_CARD_NUMBER_INVALID');
const giftCardGone = guest({
  rules: [{ on: PAY, then: { status: 400, errorKey: '_ERR_GIFT_CARD_BALANCE' } }],
  wishes: [choose('creditCard'), AGREE, addGiftCard('01'), pay()],
});
const noMethods = guest({
  rules: [{ on: 'GET /payments/methods', then: { status: 503, errorKey: '_ERR_GENERIC' } }],
});
const twoGiftCards = guest({ wishes: [addGiftCard('01'), choose('creditCard')] });
const giftCardsAlone = guest({ wishes: [addGiftCard('03')] });
const giftCardUnknown = guest({ wishes: [addGiftCard('01', '0000')] });
const giftCardEmpty = guest({ wishes: [addGiftCard('04')] });
const savedCards = mira({ wishes: [choose('creditCard', 'K1')] });
const deletion = mira({
  wishes: [
    choose('creditCard', 'K2'),
    { input: 'checkout/askDeletion', payload: { cardId: 'K2' } },
  ],
});
const notDeleted = mira({
  rules: [
    { on: 'DELETE /payments/saved_cards/*', then: { status: 503, errorKey: '_ERR_GENERIC' } },
  ],
  wishes: [
    { input: 'checkout/askDeletion', payload: { cardId: 'K2' } },
    { input: 'checkout/confirmDeletion' },
  ],
});

export const Step: Story = () => <ShopPage scenario={step} />;
export const StepLoading: Story = () => <ShopPage scenario={step} isLoading />;
export const StepWithoutMethods: Story = () => <ShopPage scenario={noMethods} />;
export const StepNotReady: Story = () => <ShopPage scenario={notReady} />;
export const ByCard: Story = () => <ShopPage scenario={card} />;
export const ByPaypal: Story = () => <ShopPage scenario={paypal} />;
export const BySavedCard: Story = () => <ShopPage scenario={savedCards} />;
export const SavedCardDeletion: Story = () => <ShopPage scenario={deletion} />;
export const SavedCardNotDeleted: Story = () => <ShopPage scenario={notDeleted} />;
export const GiftCardPaysPart: Story = () => <ShopPage scenario={twoGiftCards} />;
export const GiftCardPaysAll: Story = () => <ShopPage scenario={giftCardsAlone} />;
export const GiftCardUnknown: Story = () => <ShopPage scenario={giftCardUnknown} />;
export const GiftCardEmpty: Story = () => <ShopPage scenario={giftCardEmpty} />;
export const PaymentUnderWay: Story = () => <ShopPage scenario={underWay} isLoading />;
export const PaymentOnTheWayToTheBank: Story = () => <ShopPage scenario={onTheWay} />;
export const PaymentRefused: Story = () => <ShopPage scenario={refused} />;
export const PaymentCancelled: Story = () => <ShopPage scenario={cancelled} />;
export const PaymentTimeout: Story = () => <ShopPage scenario={timeout} />;
export const PaymentUnauthorised: Story = () => <ShopPage scenario={unauthorised} />;
export const PaymentUncertain: Story = () => <ShopPage scenario={uncertain} />;
export const PaymentOrderChanged: Story = () => <ShopPage scenario={changed} />;
export const PaymentSoldOut: Story = () => <ShopPage scenario={soldOut} />;
export const PaymentAddressGone: Story = () => <ShopPage scenario={addressGone} />;
export const PaymentDetailsMissing: Story = () => <ShopPage scenario={detailsMissing} />;
export const PaymentCardWrong: Story = () => <ShopPage scenario={wrongCard} />;
export const PaymentGiftCardGone: Story = () => <ShopPage scenario={giftCardGone} />;

const FEE = { fee: 350, logos: [], problem: undefined };

/** One payment method in each of its states. */
export const Ways: Story = () => (
  <ShopPart scenario={step}>
    <div className={styles.page}>
      <PaymentOption
        group="ways"
        name="PayPal"
        logos={['paypal']}
        problem={undefined}
        isChosen
        onChoose={noop}
      >
        <p>What it asks for.</p>
      </PaymentOption>
      <PaymentOption
        group="ways"
        name="Cash on delivery"
        {...FEE}
        isChosen={false}
        onChoose={noop}
      />
      {(['tooMuch', 'tooLittle', 'giftCards', 'delivery'] as const).map((reason) => (
        <PaymentOption
          key={reason}
          group="ways"
          name="Klarna: pay later"
          logos={['klarna']}
          problem={{ reason, ...(reason.startsWith('too') && { limit: 100_000 }) }}
          isChosen={false}
          onChoose={noop}
        />
      ))}
    </div>
  </ShopPart>
);

export const Marks: Story = () => (
  <div className={styles.page}>
    <PaymentMarks
      label="We take"
      codes={['visa', 'mastercard', 'amex', 'maestro', 'paypal', 'klarna', 'unheard-of']}
    />
  </div>
);

const EXPRESS = { person: 'guest', bag: BAG } as const;
const REVIEW = bothAt('/checkout/payment/paypalexpress');
/** On the review, after PayPal's redirect back. */
const reviewedAs = (payerId: string, more: Parameters<typeof pageScenario>[1] = {}) => {
  const word = { orderId: ORDER, nonce: 'nonce-1', token: 'EC-P1', payerId, isPaying: false };
  const storage = { 'selvedge-express': JSON.stringify(word) };
  return pageScenario(REVIEW, { ...EXPRESS, isAtPaypal: true, storage, ...more });
};
const BUY = [AGREE, { input: 'checkout/confirmPaypalExpress' }];
const VERIFY = 'POST /paypalexpress/verify';
const express = reviewedAs('PAYER123');
const expressDetailed = reviewedAs('PAYER123', { isDetailed: true });
const expressAbroad = reviewedAs('ABROAD1');
const expressPoBox = reviewedAs('POBOX1');
const expressPartial = reviewedAs('PARTIAL1');
const expressMoved = reviewedAs('PAYER123', {
  rules: [{ on: VERIFY, then: { status: 400, errorKey: '_ERR_ORDER_CHANGED' } }],
  wishes: BUY,
});
const expressNotReviewed = reviewedAs('PAYER123', {
  rules: [{ on: 'POST /paypalexpress/review', then: 'unreachable' }],
});
const expressExpired = reviewedAs('PAYER123', {
  rules: [
    {
      on: 'POST /paypalexpress/review',
      then: { status: 400, errorKey: '_ERR_PAYPAL_TOKEN_EXPIRED' },
    },
  ],
});
const expressUncertain = reviewedAs('PAYER123', {
  rules: [
    { on: VERIFY, then: 'lost' },
    { on: `GET /order/${ORDER}`, then: 'unreachable' },
  ],
  wishes: BUY,
});
const expressFailed = reviewedAs('REFUSED1', { wishes: BUY });
const expressCancelled = pageScenario(
  bothAt('/checkout/payment/paypalexpress?cancelled=1&token=EC-P1'),
  EXPRESS,
);
const expressNothing = pageScenario(bothAt('/checkout/payment/paypalexpress'), EXPRESS);
const expressButton = pageScenario(bothAt('/shopping-bag'), EXPRESS);
const expressNotStarted = pageScenario(bothAt('/shopping-bag'), {
  ...EXPRESS,
  rules: [{ on: 'POST /paypalexpress', then: { status: 503, errorKey: '_ERR_GENERIC' } }],
  wishes: [{ input: 'checkout/startPaypalExpress' }],
});

export const PaypalExpressConfirm: Story = () => <ShopPage scenario={express} />;
export const PaypalExpressConfirmLoading: Story = () => <ShopPage scenario={express} isLoading />;
export const PaypalExpressConfirmDetailed: Story = () => <ShopPage scenario={expressDetailed} />;
export const PaypalExpressAbroad: Story = () => <ShopPage scenario={expressAbroad} />;
export const PaypalExpressPoBox: Story = () => <ShopPage scenario={expressPoBox} />;
export const PaypalExpressPartial: Story = () => <ShopPage scenario={expressPartial} />;
export const PaypalExpressOrderChanged: Story = () => <ShopPage scenario={expressMoved} />;
export const PaypalExpressNotReviewed: Story = () => <ShopPage scenario={expressNotReviewed} />;
export const PaypalExpressExpired: Story = () => <ShopPage scenario={expressExpired} />;
export const PaypalExpressUncertain: Story = () => <ShopPage scenario={expressUncertain} />;
export const PaypalExpressVerifying: Story = () => <ShopPage scenario={expressFailed} isLoading />;
export const PaypalExpressFailed: Story = () => <ShopPage scenario={expressFailed} />;
export const PaypalExpressCancelled: Story = () => <ShopPage scenario={expressCancelled} />;
export const PaypalExpressNothing: Story = () => <ShopPage scenario={expressNothing} />;
export const PaypalExpressFromTheBag: Story = () => (
  <ShopPart scenario={expressButton}>
    <div className={styles.page}>
      <PaypalExpressButton isReady />
    </div>
  </ShopPart>
);
export const PaypalExpressNotStarted: Story = () => (
  <ShopPart scenario={expressNotStarted}>
    <div className={styles.page}>
      <PaypalExpressButton isReady />
    </div>
  </ShopPart>
);
