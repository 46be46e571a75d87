import { expect, it } from 'vitest';
import { $mustResend } from '#src/checkout/details/renewed-model.ts';
import { removeAddressCall } from '#src/address/api.ts';
import {
  $addressBook,
  $bookChange,
  makeDefault,
  retryAddresses,
  removeAddress,
  saveAddress,
} from '#src/checkout/details/address-book/address-book-model.ts';
import {
  $chosenOption,
  $isOptionGone,
  chooseOption,
  chooseTab,
} from '#src/checkout/details/delivery/delivery-model.ts';
import {
  $isSameAsShippingChecked,
  $selectedShippingAddressId,
  $typed,
  chooseAddress,
  keepInBook,
  setNewsletter,
  setSame,
} from '#src/checkout/details/details-model.ts';
import { correctAddress, insistOnAddress } from '#src/checkout/details/details-save-model.ts';
import { $isAddressGone } from '#src/checkout/details/gone-address-model.ts';
import { subscriptionOf } from '#harness/backend/newsletter/newsletter.ts';
import { $notices } from '#src/notices/model.ts';
import { openPickup } from '#src/pickup/search/dialog-model.ts';
import { choosePoint } from '#src/pickup/search/points-model.ts';
import { pointsOf } from '#src/pickup/pickup.ts';
import { $searches, searchPoints } from '#src/pickup/search/search-model.ts';
import { SAVED, atDetails, typedIn } from '../at-details.ts';

const SHIPPING = 'PUT /cart/@self/shipping_info';
const BILLING = 'PUT /cart/@self/billing_address';
const CHECK = 'POST /account/@self/v2/validate_address';
const { draft, address } = typedIn();
/** The postcode is that of Leeds. */
const misplaced = typedIn('GB', { postcode: 'LS1 4DY' });

it('API-15 pressed twice, and a third time while it is under way, everything is sent once', async () => {
  const shopper = await atDetails();
  await shopper.type('shipping', draft);
  await Promise.all([1, 2, 3].map(() => shopper.submit({ shipping: address })));
  expect([CHECK, SHIPPING, BILLING].map(shopper.count)).toEqual([1, 1, 1]);
  expect(shopper.visited).toEqual(['/checkout/payment']);
});

it('API-63 who insists is believed, and not asked again of the same address', async () => {
  const shopper = await atDetails({ rules: [{ on: SHIPPING, call: 1, then: 'unreachable' }] });
  await shopper.type('shipping', misplaced.draft);
  await shopper.submit({ shipping: misplaced.address });
  await shopper.send(insistOnAddress, undefined);
  expect(shopper.saving()).toMatchObject({ status: 'failed', refusal: { reason: 'unreachable' } });
  await shopper.submit({ shipping: misplaced.address });
  expect(shopper.count(CHECK)).toBe(1);
  expect(shopper.cart()).toMatchObject({ delivery: { address: { city: 'London' } } });
  expect(shopper.divergence()).toBeUndefined();
});

it('API-63 who goes back to the form finds everything there, and is asked anew of another address', async () => {
  const shopper = await atDetails();
  await shopper.type('shipping', misplaced.draft);
  await shopper.submit({ shipping: misplaced.address });
  await shopper.send(correctAddress, undefined);
  expect(shopper.saving()).toEqual({ status: 'idle' });
  expect(shopper.scope.getState($typed).shipping.draft).toEqual(misplaced.draft);
  await shopper.type('shipping', { ...misplaced.draft, city: 'York' });
  await shopper.submit({ shipping: { ...misplaced.address, city: 'York' } });
  expect(shopper.saving()).toMatchObject({ status: 'asking' });
});

it('API-63 a check that cannot be had stops nobody', async () => {
  const shopper = await atDetails({ rules: [{ on: CHECK, then: 'unreachable' }] });
  await shopper.submit({ shipping: address });
  expect(shopper.visited).toEqual(['/checkout/payment']);
});

it('API-62 a bill that is refused is told as such; a second try sends both once more', async () => {
  const then = { status: 503, errorKey: '_ERR_GENERIC' };
  const shopper = await atDetails({ rules: [{ on: BILLING, call: 1, then }] });
  await shopper.submit({ shipping: address });
  expect(shopper.saving()).toMatchObject({ status: 'failed', at: 'billing' });
  await shopper.submit({ shipping: address });
  expect([SHIPPING, BILLING].map(shopper.count)).toEqual([2, 2]);
  expect(shopper.visited).toEqual(['/checkout/payment']);
});

it('CHK-08 what is not offered cannot be chosen', async () => {
  const shopper = await atDetails();
  await shopper.send(chooseOption, { optionId: '<script>' });
  expect(shopper.scope.getState($chosenOption)?.id).toBe('101');
  expect(shopper.scope.getState($isOptionGone)).toBe(false);
});

it('CHK-11 a bill of its own goes to its own address, in another country too', async () => {
  const shopper = await atDetails();
  await shopper.send(setSame, { isSame: false });
  const { email: _, ...bill } = typedIn('DE').address;
  await shopper.type('billing', typedIn('DE').draft);
  await shopper.submit({ shipping: address, billing: bill });
  expect(shopper.cart()).toMatchObject({
    delivery: { address: { country: 'GB' } },
    billing: { country: 'DE', zipCode: '10115' },
  });
  expect(shopper.divergence()).toBeUndefined();
});

it('CHK-11 another address is saved for next time, if wanted, and is the chosen one then', async () => {
  const shopper = await atDetails({ person: 'mira', saved: [SAVED] });
  await shopper.send(chooseAddress, { purpose: 'shipping', addressId: null });
  const { email: _, ...typed } = address;
  await shopper.type('shipping', { ...draft, email: '' });
  await shopper.submit({ shipping: typed });
  expect(shopper.scope.getState($addressBook)).toMatchObject({
    addresses: [{ id: 'A1' }, { id: 'A2', city: 'London' }],
  });
  expect(shopper.scope.getState($selectedShippingAddressId)).toBe('A2');
  expect(shopper.scope.getState($typed).shipping.draft.line1).toBe('');
  expect(shopper.divergence()).toBeUndefined();
});

it('what is not to be saved is not', async () => {
  const shopper = await atDetails({ person: 'mira' });
  await shopper.send(keepInBook, { isKept: false });
  const { email: _, ...typed } = address;
  await shopper.submit({ shipping: typed });
  expect(shopper.count('POST /account/@self/address')).toBe(0);
  expect(shopper.visited).toEqual(['/checkout/payment']);
});

it('a full address book does not stop an order', async () => {
  const saved = Array.from({ length: 20 }, (_, at) => ({ ...SAVED, address1: `${at} Mill Lane` }));
  const shopper = await atDetails({ person: 'mira', saved });
  await shopper.send(chooseAddress, { purpose: 'shipping', addressId: null });
  const { email: _, ...typed } = address;
  await shopper.submit({ shipping: typed });
  expect(shopper.visited).toEqual(['/checkout/payment']);
  expect(shopper.scope.getState($notices)).toMatchObject([
    { key: 'checkout:details.book.notKept' },
  ]);
});

it('saved addresses are changed, put first and removed; the next one is chosen then', async () => {
  const shopper = await atDetails({
    person: 'mira',
    saved: [SAVED, { ...SAVED, address1: '1 Wharf Street' }],
  });
  const [, second] = addressesNow(shopper);
  await shopper.send(makeDefault, { addressId: 'A2' });
  expect(addressesNow(shopper).map(({ id }) => id)).toEqual(['A2', 'A1']);
  await shopper.send(saveAddress, {
    addressId: 'A2',
    address: { ...second!, line1: '2 Wharf Street' },
    isDefault: false,
  });
  expect(addressesNow(shopper)[0]?.line1).toBe('2 Wharf Street');
  await shopper.send(removeAddress, { addressId: 'A1' });
  expect(addressesNow(shopper)).toHaveLength(1);
  expect(shopper.scope.getState($selectedShippingAddressId)).toBe('A2');
  expect(shopper.scope.getState($bookChange)).toEqual({ status: 'idle' });
  expect(shopper.divergence()).toBeUndefined();
});

it('a saved address that another tab has removed is told, and the book read anew', async () => {
  const shopper = await atDetails({ person: 'mira', saved: [SAVED, { ...SAVED, city: 'York' }] });
  await shopper.other.perform(removeAddressCall, { addressId: 'A1' });
  await shopper.submit();
  expect(shopper.saving()).toMatchObject({
    status: 'failed',
    refusal: { key: '_ERR_ADDRESS_NOT_FOUND' },
  });
  expect(shopper.scope.getState($selectedShippingAddressId)).toBe('A2');
  expect(shopper.scope.getState($isAddressGone)).toBe(false);
  await shopper.submit();
  expect(shopper.visited).toEqual(['/checkout/payment']);
});

it('who removes an address on this page is not told what they have done', async () => {
  const shopper = await atDetails({ person: 'mira', saved: [SAVED, { ...SAVED, city: 'York' }] });
  await shopper.send(removeAddress, { addressId: 'A1' });
  expect(shopper.scope.getState($selectedShippingAddressId)).toBe('A2');
  expect(shopper.scope.getState($isAddressGone)).toBe(false);
});

it('CHK-11 what is typed stays typed when the address book is empty all at once', async () => {
  const shopper = await atDetails({ person: 'mira', saved: [SAVED] });
  await shopper.send(chooseAddress, { purpose: 'shipping', addressId: null });
  await shopper.type('shipping', draft);
  await shopper.other.perform(removeAddressCall, { addressId: 'A1' });
  await shopper.send(retryAddresses, undefined);
  expect(shopper.scope.getState($typed).shipping.draft).toEqual(draft);
  expect(shopper.scope.getState($isAddressGone)).toBe(false);
});

it('NWS-05 who wants the newsletter gets it from here on; who does not, does not', async () => {
  const shopper = await atDetails();
  await shopper.send(setNewsletter, { isWanted: true });
  await shopper.submit({ shipping: address });
  const mail = address.email ?? '';
  expect(subscriptionOf(shopper.backend.world(), mail).isSubscribed).toBe(true);
  const other = await atDetails();
  await other.submit({ shipping: address });
  expect(subscriptionOf(other.backend.world(), mail).isSubscribed).toBe(false);
});

const EXPIRED = { expire: '_ERR_EXPIRED_ACTIVITY_TOKEN', status: 401 } as const;

it.each([
  [CHECK, 'loads anew', 1],
  [SHIPPING, 'loads anew', 1],
  ['GET /cart/@self/shipping_info', 'loads anew', 1],
  [BILLING, 'does not', 0],
  ['PUT /cart/@self/proceed_to_payment', 'does not', 0],
])('SES-11 SES-12 a guest’s session that ends at %s: the page %s', async (on, _, reloads) => {
  const shopper = await atDetails({ rules: [{ on, call: 1, then: EXPIRED }] });
  await shopper.type('shipping', draft);
  await shopper.submit({ shipping: address });
  expect(shopper.count(on)).toBe(reloads === 1 ? 1 : 2);
  expect(shopper.reloads()).toBe(reloads);
});

it.each([
  [SHIPPING, 'sending', 'checkout:details.renewed.sending'],
  ['GET /cart/@self/shipping_info', 'looking', 'checkout:details.renewed.looking'],
])('SES-11 the page that is loaded anew after %s says what happened: %s', async (on, how, key) => {
  const first = await atDetails({ rules: [{ on, call: 1, then: EXPIRED }] });
  await first.type('shipping', draft);
  await first.submit({ shipping: address });
  expect(first.trace()).toMatch(new RegExp(`"selvedge.detailsRenewed","value":"${how}"`));
  const storage = { 'selvedge.detailsRenewed': how };
  const again = await atDetails({ kept: first.kept(), storage });
  expect(again.scope.getState($notices).map((notice) => notice.key)).toEqual([key]);
  expect(again.scope.getState($mustResend)).toBe(how === 'sending');
  expect(again.trace()).toContain('"selvedge.detailsRenewed","value":null');
  expect(again.divergence()).toBeUndefined();
});

it('SES-13 what one person typed is not the next one’s', async () => {
  const first = await atDetails({ person: 'mira' });
  await first.type('shipping', draft);
  expect(first.kept()?.owner).not.toBeNull();
  const next = await atDetails({ kept: first.kept() });
  expect(next.scope.getState($typed).shipping.draft.line1).toBe('');
  const other = await atDetails({ person: 'jonas', kept: first.kept() });
  expect(other.scope.getState($typed).shipping.draft.line1).toBe('');
  const same = await atDetails({ person: 'mira', kept: first.kept() });
  expect(same.scope.getState($typed).shipping.draft.line1).toBe(draft.line1);
});

it('API-15 what the backend knows of this bag is there in another tab', async () => {
  const shopper = await atDetails();
  await shopper.send(setSame, { isSame: false });
  const { email: _, ...bill } = typedIn('DE').address;
  await shopper.send(chooseOption, { optionId: '102' });
  await shopper.submit({ shipping: address, billing: bill });
  const tab = await shopper.otherTab();
  expect(tab.scope.getState($typed).shipping.draft).toMatchObject({ line1: address.line1 });
  expect(tab.scope.getState($typed).billing.draft).toMatchObject({ country: 'DE' });
  expect(tab.scope.getState($isSameAsShippingChecked)).toBe(false);
  expect(tab.scope.getState($chosenOption)?.id).toBe('102');
});

it('API-15 in the shop of another country what the backend knows stands in that country’s form', async () => {
  const shopper = await atDetails();
  await shopper.submit({ shipping: address });
  const tab = await shopper.otherTab('DE');
  expect(tab.scope.getState($typed).shipping.draft).toMatchObject({
    line1: address.line1,
    country: 'DE',
  });
});

it('API-15 a registered shopper finds in another tab what was chosen in the first', async () => {
  const saved = [SAVED, { ...SAVED, address1: '1 Wharf Street' }];
  const shopper = await atDetails({ person: 'mira', saved });
  await shopper.send(chooseAddress, { purpose: 'shipping', addressId: 'A2' });
  await shopper.send(chooseOption, { optionId: '102' });
  await shopper.submit();
  const tab = await shopper.otherTab();
  expect(tab.scope.getState($selectedShippingAddressId)).toBe('A2');
  expect(tab.scope.getState($chosenOption)?.id).toBe('102');
  expect(tab.scope.getState($isSameAsShippingChecked)).toBe(true);
});

it('CHK-08 whoever collects after all does not type the name and address again, nor the other way round', async () => {
  const shopper = await atDetails();
  await shopper.type('shipping', draft);
  await shopper.send(chooseTab, { tab: 2 });
  expect(shopper.scope.getState($typed).billing.draft).toEqual(draft);
  await shopper.type('billing', { ...draft, line1: 'Elsewhere 1' });
  await shopper.send(chooseTab, { tab: 1 });
  expect(shopper.scope.getState($typed).shipping.draft).toEqual(draft);
  await shopper.send(chooseTab, { tab: 2 });
  expect(shopper.scope.getState($typed).billing.draft.line1).toBe('Elsewhere 1');
  const abroad = await atDetails();
  await abroad.send(chooseTab, { tab: 2 });
  await abroad.type('billing', typedIn('DE').draft);
  await abroad.send(chooseTab, { tab: 1 });
  expect(abroad.scope.getState($typed).shipping.draft.line1).toBe('');
  expect(abroad.divergence()).toBeUndefined();
});

it('PUP-06 a point that is gone is told; with another one it goes on', async () => {
  const then = { status: 400, errorKey: '_ERR_PICKUP_POINT_INVALID' };
  const shopper = await atDetails({ rules: [{ on: SHIPPING, call: 1, then }] });
  await shopper.send(chooseTab, { tab: 2 });
  await shopper.send(chooseOption, { optionId: '104' });
  await shopper.send(openPickup, { pickupType: 'UPSAP', near: 'Leeds' });
  await shopper.send(searchPoints, { pickupType: 'UPSAP', term: 'Leeds' });
  const points = pointsOf(shopper.scope.getState($searches)['UPSAP']);
  await shopper.send(choosePoint, { pickupType: 'UPSAP', pointId: points[0]?.id ?? '' });
  await shopper.submit({ billing: address });
  expect(shopper.saving()).toMatchObject({
    status: 'failed',
    refusal: { key: '_ERR_PICKUP_POINT_INVALID' },
  });
  await shopper.send(choosePoint, { pickupType: 'UPSAP', pointId: points[1]?.id ?? '' });
  expect(shopper.saving()).toEqual({ status: 'idle' });
  await shopper.submit({ billing: address });
  expect(shopper.cart()?.delivery?.pickupPointId).toBe(points[1]?.id);
});

it.each([
  ['_ERR_ADDRESS_POSTCODE', 'point'],
  ['_ERR_ADDRESS_COUNTRY', 'point'],
  ['_ERR_PICKUP_POINT_INVALID', 'point'],
  ['_ERR_ADDRESS_PHONE', 'billing'],
  ['EMAIL_INVALID', 'billing'],
])(
  'PUP-06 ADR-11 a refusal with %s of what is collected is said at the %s',
  async (errorKey, at) => {
    const shopper = await atDetails({
      rules: [{ on: SHIPPING, call: 1, then: { status: 400, errorKey } }],
    });
    await shopper.send(chooseTab, { tab: 2 });
    await shopper.send(chooseOption, { optionId: '104' });
    await shopper.send(openPickup, { pickupType: 'UPSAP', near: 'Leeds' });
    await shopper.send(searchPoints, { pickupType: 'UPSAP', term: 'Leeds' });
    const [point] = pointsOf(shopper.scope.getState($searches)['UPSAP']);
    await shopper.send(choosePoint, { pickupType: 'UPSAP', pointId: point?.id ?? '' });
    await shopper.submit({ billing: address });
    expect(shopper.saving()).toMatchObject({ status: 'failed', at: 'delivery', form: at });
  },
);

function addressesNow({ scope }: Awaited<ReturnType<typeof atDetails>>) {
  const book = scope.getState($addressBook);
  return book.status === 'ready' ? book.addresses : [];
}
