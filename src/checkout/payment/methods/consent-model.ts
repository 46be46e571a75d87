import { combine, sample } from 'effector';
import { boolean, literal, object, string } from 'superstruct';
import { fact, feature, input, state } from '../../../event-log/units.ts';
import { dictionary } from '../../../kernel/struct.ts';
import { deviceTokenCall } from '../api.ts';
import { callFx } from '../../../ports/http/call.ts';
import { persistedCookieBy } from '../../../ports/storage/persisted-by.ts';
import { keepSecretFx } from '../../../ports/session/secrets.ts';
import { $start } from '../../../ports/start.ts';
import { CONSENT_DAYS } from '../../../consent/consent.ts';
import { $selectedPaymentMethod, chooseMethod, restoreChoice } from './methods-model.ts';
import { isCard } from '../payment.ts';

feature('checkout');

/** Name of the device token in the page's secret store (API-52). */
export const DEVICE = 'device';

/** CKN-11: value of a consent cookie after consent. */
const ACCEPT = 'Accept';

const Consent = object({ method: string(), isGiven: boolean() });

/** CKN-11: gives or withdraws consent to recognise this device in card checks. */
export const giveConsent = input('checkout/giveConsent', Consent);
export const consentGiven = fact('checkout/consentGiven', Consent);

/** CKN-09, CKN-11 */
const keptConsent = persistedCookieBy(consentCookie, literal(ACCEPT), { days: CONSENT_DAYS });

export const deviceTokenFx = callFx(deviceTokenCall);

/** Consent given or withdrawn on this page, by method. */
const $consents = state<Record<string, boolean>>('checkout/consents', {}, dictionary(boolean()));

/** CKN-11: consent for the chosen method; `null` if it needs none. */
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

// API-52: prefetches the device token, because the payment would wait for it.
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

/** Returns the name of the consent cookie of a card method; each method has its own. */
function consentCookie(method: string): string {
  return `selvedge_consent_${method}`;
}
