import { it } from 'vitest';
import { type DetailsContext, decideDetails } from '#src/checkout/details/decide.ts';
import type { DetailsPlan, Saving } from '#src/checkout/details/details-plan.ts';
import type { CallError } from '#src/ports/http/errors.ts';
import { decided } from '#tests/decided.ts';
import { httpError, networkError } from '#tests/session/shop-scope.ts';
import { typedIn } from '../at-details.ts';

const { address } = typedIn();
const plan: DetailsPlan = {
  delivery: { optionId: '101', address },
  billing: { address },
  isSame: true,
};
const submitted = {
  kind: 'submitted' as const,
  payload: { shipping: address, wrong: ['city'], forms: ['shipping' as const] },
};
const done = { status: 'done' as const, result: { isValid: true, suggestions: [] } };
const fails = (error: CallError) => ({ status: 'fail' as const, error });
const delivering = {
  saving: { status: 'delivering' as const, plan },
  saveDelivery: plan,
  deliver: plan.delivery,
};
const place = { ...address, city: 'York' };
const asking: Saving = { status: 'asking', plan, suggestions: [place] };

const usual: DetailsContext = {
  saving: { status: 'idle' },
  option: { id: '101', code: 'STD', description: 'Standard', price: 0 },
  point: null,
  chosen: { shipping: null, billing: null },
  isSame: true,
  isKept: true,
  isRegistered: false,
  saved: [],
  isUnchecked: true,
};
const given = decided(decideDetails, usual);

it('API-62 names the missing parts and invalid fields, and shows the errors of the forms', () => {
  given({ option: null })
    .when(submitted)
    .then({
      saving: { status: 'incomplete', missing: ['option'] },
      showErrors: { forms: ['shipping'] },
      refused: { at: 'form', wrong: ['city', 'option'] },
    });
});

it('API-63 checks a typed address once, and saves one that was checked', () => {
  given()
    .when(submitted)
    .then({ saving: { status: 'checking', plan }, check: address });
  given({ isUnchecked: false }).when(submitted).then(delivering);
});

it('CHK-11 adds a typed address to the book of a registered shopper only', () => {
  const kept = { ...plan, kept: address };
  given({ isRegistered: true, isKept: false, isUnchecked: false }).when(submitted).then(delivering);
  given({ isRegistered: true, isUnchecked: false })
    .when(submitted)
    .then({ ...delivering, saving: { status: 'delivering', plan: kept }, saveDelivery: kept });
  given({ saving: { status: 'billing', plan: kept } })
    .when({ kind: 'billed', payload: done })
    .then({
      saving: { status: 'saved' },
      saved: { optionId: '101' },
      invalidate: undefined,
      complete: undefined,
      keep: { address },
    });
});

it('API-15 skips a second submit while the details are saved', () => {
  for (const status of ['checking', 'delivering', 'billing'] as const)
    given({ saving: { status, plan } }).when(submitted).then({});
});

it('API-63 saves after the check, or if the check is unreachable', () => {
  for (const payload of [
    done,
    { status: 'done' as const, result: { isValid: false, suggestions: [] } },
    fails(networkError),
  ])
    given({ saving: { status: 'checking', plan } })
      .when({ kind: 'checked', payload })
      .then({ ...delivering, settle: {} });
});

it('API-63 offers suggestions, and takes one, none or another address', () => {
  given({ saving: { status: 'checking', plan } })
    .when({
      kind: 'checked',
      payload: { status: 'done', result: { isValid: false, suggestions: [place] } },
    })
    .then({ saving: asking, suggested: { count: 1 } });
  const moved = {
    ...plan,
    delivery: { optionId: '101', address: place },
    billing: { address: place },
  };
  given({ saving: asking })
    .when({ kind: 'suggestionTaken', payload: { at: 0 } })
    .then({
      saving: { status: 'delivering', plan: moved },
      saveDelivery: moved,
      settle: { place },
      deliver: moved.delivery,
    });
  given({ saving: asking })
    .when({ kind: 'suggestionTaken', payload: { at: 1 } })
    .then({});
  given({ saving: asking })
    .when({ kind: 'insisted', payload: undefined })
    .then({ ...delivering, settle: {} });
  given({ saving: asking })
    .when({ kind: 'corrected', payload: undefined })
    .then({ saving: { status: 'idle' } });
});

it('API-62 saves the billing address after the delivery', () => {
  given({ saving: { status: 'delivering', plan } })
    .when({ kind: 'delivered', payload: done })
    .then({ saving: { status: 'billing', plan }, bill: plan.billing });
});

it.each([
  ['_ERR_SHIPPING_MODE_INVALID', { readDelivery: undefined }],
  ['_ERR_ADDRESS_NOT_FOUND', { readAddresses: undefined }],
  ['_ERR_ADDRESS_POSTCODE', {}],
])('API-62 shows the refusal %s, and reads again what is out of date', (key, reads) => {
  given({ saving: { status: 'delivering', plan } })
    .when({ kind: 'delivered', payload: fails(httpError(400, key)) })
    .then({
      saving: {
        status: 'failed',
        at: 'delivery',
        form: 'shipping',
        refusal: { reason: 'refused', key },
      },
      refused: { at: 'delivery', wrong: [], errorKey: key },
      ...reads,
    });
});

it.each([
  ['_ERR_ADDRESS_POSTCODE', 'point'],
  ['_ERR_ADDRESS_COUNTRY', 'point'],
  ['_ERR_PICKUP_POINT_INVALID', 'point'],
  ['_ERR_ADDRESS_PHONE', 'billing'],
  ['EMAIL_INVALID', 'billing'],
] as const)(
  'PUP-06 ADR-11 shows a refusal with %s for a collected order at the %s',
  (key, form) => {
    const delivery = { ...plan.delivery, pickupPointId: 'P1' };
    given({ saving: { status: 'delivering', plan: { ...plan, isSame: false, delivery } } })
      .when({ kind: 'delivered', payload: fails(httpError(400, key)) })
      .then({
        saving: { status: 'failed', at: 'delivery', form, refusal: { reason: 'refused', key } },
        refused: { at: 'delivery', wrong: [], errorKey: key },
      });
  },
);

it('SES-11 reports no refusal when the session has ended', () => {
  given({ saving: { status: 'billing', plan } })
    .when({ kind: 'billed', payload: fails(httpError(401)) })
    .then({
      saving: {
        status: 'failed',
        at: 'billing',
        form: 'shipping',
        refusal: { reason: 'session', key: '_ERR_TEST' },
      },
    });
});

it('ignores the answers to details that were left', () => {
  for (const kind of ['checked', 'delivered', 'billed'] as const)
    for (const payload of [done, fails(networkError)]) given().when({ kind, payload }).then({});
});

it('clears an error when the shopper changes something, but no pending save', () => {
  const failed: Saving = { status: 'failed', at: 'billing', refusal: { reason: 'unreachable' } };
  const edit = { kind: 'typed' as const, payload: { changed: ['city'] } };
  const chosen = { kind: 'chosen' as const, payload: undefined };
  for (const message of [edit, chosen]) {
    given({ saving: failed })
      .when(message)
      .then({ saving: { status: 'idle' } });
    given({ saving: { status: 'delivering', plan } })
      .when(message)
      .then({});
  }
  given({ saving: failed })
    .when({ kind: 'typed', payload: { changed: [] } })
    .then({});
});
