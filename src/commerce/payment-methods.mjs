// Plain JavaScript, because the servers that send the content policy run without a compiler.

/**
 * One record per payment method. Its code is the one of the calls and of the text keys.
 *
 * @typedef {object} PaymentMethodRecord
 * @property {'card' | 'provider' | 'cash'} kind `provider`: the shopper confirms on the provider's page.
 * @property {'now' | 'later' | 'cash'} term When the money is taken: at once, by a later bill, or at the door. All but `now` are on credit.
 * @property {readonly [min: number, max: number]} euros PAY-06: totals that it pays, in whole euros. Other currencies are scaled.
 * @property {readonly string[]} logos PAY-08: codes of the marks beside its name, a card brand's or the provider's.
 * @property {{ page: string, host: string, name?: string }} [provider] Simulated page, real host, and name on the mark.
 */

/** @satisfies {Readonly<Record<string, PaymentMethodRecord>>} */
export const PAYMENT_METHODS = {
  creditCard: {
    kind: 'card',
    term: 'now',
    euros: [0, 10000],
    logos: ['visa', 'mastercard', 'amex'],
    provider: { page: 'challenge', host: 'checkoutshopper-live.adyen.com' },
  },
  debitCard: {
    kind: 'card',
    term: 'now',
    euros: [0, 5000],
    logos: ['visa', 'mastercard', 'maestro'],
    provider: { page: 'challenge', host: 'checkoutshopper-live.adyen.com' },
  },
  paypal: {
    kind: 'provider',
    term: 'now',
    euros: [0, 8000],
    logos: ['paypal'],
    provider: { page: 'paypal', host: 'www.paypal.com', name: 'PayPal' },
  },
  klarnaPayLater: {
    kind: 'provider',
    term: 'later',
    euros: [20, 1000],
    logos: ['klarna'],
    provider: { page: 'klarna', host: 'pay.klarna.com', name: 'Klarna' },
  },
  cod: { kind: 'cash', term: 'cash', euros: [0, 400], logos: [] },
};

/** @type {readonly PaymentMethodRecord[]} */
const RECORDS = Object.values(PAYMENT_METHODS);

/** API-53: hosts that shoppers may be sent to. */
export const PROVIDER_HOSTS = [
  ...new Set(RECORDS.flatMap(({ provider }) => (provider ? [provider.host] : []))),
];
