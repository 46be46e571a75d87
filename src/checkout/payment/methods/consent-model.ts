import { combine, sample } from 'effector';
import { boolean, literal, object, string } from 'superstruct';
import { fact, input, state } from '../../../event-log/units.ts';
import { dictionary } from '../../../kernel/struct.ts';
import { deviceTokenCall } from '../api.ts';
import { callFx } from '../../../ports/http/call.ts';
import { persistedCookieBy } from '../../../ports/storage/persisted-by.ts';
import { keepSecretFx } from '../../../ports/session/secrets.ts';
import { $start } from '../../../ports/start.ts';
import { CONSENT_DAYS } from '../../../consent/consent.ts';
import { $selectedPaymentMethod, chooseMethod, restoreChoice } from './methods-model.ts';
import { isCard } from '../payment.ts';

/** Under this name the page keeps what tells the device from others (API-52). */
export const DEVICE = 'device';

/** CKN-11: value of a consent cookie after the shopper has agreed. */
const ACCEPT = 'Accept';

const Consent = object({ method: string(), isGiven: boolean() });

/** CKN-11: whether whoever checks card payments may recognise this device. */
export const giveConsent = input('checkout/giveConsent', Consent);
export const consentGiven = fact('checkout/consentGiven', Consent);

/** CKN-09, CKN-11 */
const keptConsent = persistedCookieBy(consentCookie, literal(ACCEPT), { days: CONSENT_DAYS });

export const deviceTokenFx = callFx(deviceTokenCall);

/** What was agreed to on this page, by method. */
const $consents = state<Record<string, boolean>>('checkout/consents', {}, dictionary(boolean()));

/** CKN-11: for the way to pay that is chosen; `null` where it is not asked for. */
export const $hasConsent = combine(
  { consents: $consents, start: $start, method: $selectedPaymentMethod },
  ({ consents, start, method }) => {
    if (method === null || !isCard(method)) return null;
    return consents[method] ?? keptConsent.read(start.cookies, method) !== null;
  },
);

$consents.on(giveConsent, (consents, { method, isGiven }) => ({ ...consents, [method]: isGiven }));

sample({ clock: giveConsent, target: consentGiven });
sample({
  clock: giveConsent,
  fn: ({ method, isGiven }): { of: string; value: typeof ACCEPT | null } => ({
    of: method,
    value: isGiven ? ACCEPT : null,
  }),
  target: keptConsent.keep,
});

// API-52: asked for ahead, so that the payment does not wait for it.
sample({
  clock: [chooseMethod, restoreChoice, consentGiven],
  source: $hasConsent,
  filter: (hasConsent) => hasConsent === true,
  target: deviceTokenFx,
});
sample({
  clock: deviceTokenFx.doneData,
  fn: ({ token }) => ({ name: DEVICE, values: { token } }),
  target: keepSecretFx,
});
sample({
  clock: consentGiven,
  filter: ({ isGiven }) => !isGiven,
  fn: () => ({ name: DEVICE, values: {} }),
  target: keepSecretFx,
});

/** Name of the cookie that says whether a card method may recognise the device; each method has its own. */
function consentCookie(method: string): string {
  return `selvedge_consent_${method}`;
}
