import { allSettled } from 'effector';
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
  $selectedShippingTab,
  chooseOption,
  chooseTab,
  readDelivery,
  usableShippingFx,
} from '#src/checkout/details/delivery/delivery-model.ts';
import { HOME, PICKUP } from '#src/checkout/details/delivery/delivery.ts';
import {
  $isSameAsShippingChecked,
  $selectedShippingAddressId,
  $typed,
  chooseAddress,
  setNewsletter,
  setSame,
  keepInBook,
} from '#src/checkout/details/details-model.ts';
import { insistOnAddress, correctAddress } from '#src/checkout/details/details-save-model.ts';
import { $isAddressGone } from '#src/checkout/details/gone-address-model.ts';
import { subscriptionOf } from '#harness/backend/newsletter/newsletter.ts';
import { $notices } from '#src/notices/model.ts';
import { openPickup } from '#src/pickup/search/dialog-model.ts';
import { choosePoint } from '#src/pickup/search/points-model.ts';
import { pointsOf } from '#src/pickup/pickup.ts';
import { $searches, searchPoints } from '#src/pickup/search/search-model.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { SAVED, atDetails, typedIn } from '../at-details.ts';

const SHIPPING = 'PUT /cart/@self/shipping_info';
const BILLING = 'PUT /cart/@self/billing_address';
const CHECK = 'POST /account/@self/v2/validate_address';
const { draft, address } = typedIn();
/** The postcode is that of Leeds. */
const misplaced = typedIn('GB', { postcode: 'LS1 4DY' });

it('API-63 accepts an address that the shopper insists on, and does not check it again', async () => {
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

it('CHK-08 rejects an option that is not offered', async () => {
  const shopper = await atDetails();
  await shopper.send(chooseOption, { optionId: '<script>' });
  expect(shopper.scope.getState($chosenOption)?.id).toBe('101');
  expect(shopper.scope.getState($isOptionGone)).toBe(false);
});

it('CHK-11 sends a separate billing address, even in another country', async () => {
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

it('CHK-11 saves another address for next time if wanted, and then chooses it', async () => {
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

it('places an order although the address book is full', async () => {
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

it('edits, sets as default and removes saved addresses; then chooses the next one', async () => {
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

it('CHK-11 keeps typed values when the address book suddenly becomes empty', async () => {
  const shopper = await atDetails({ person: 'mira', saved: [SAVED] });
  await shopper.send(chooseAddress, { purpose: 'shipping', addressId: null });
  await shopper.type('shipping', draft);
  await shopper.other.perform(removeAddressCall, { addressId: 'A1' });
  await shopper.send(retryAddresses, undefined);
  expect(shopper.scope.getState($typed).shipping.draft).toEqual(draft);
  expect(shopper.scope.getState($isAddressGone)).toBe(false);
});

it('NWS-05 subscribes to the newsletter when the details are saved, and only if wanted', async () => {
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
])('SES-11 the page that reloads after %s shows what happened: %s', async (on, how, key) => {
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

it('SES-13 one person’s typed values are not shown to the next', async () => {
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

it('API-15 another tab shows the details saved in the backend', async () => {
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

it('CHK-08 copies name and address between delivery and pickup, in both directions', async () => {
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

const BY_POST = { id: '101', code: 'standard', description: '', price: 500 };
const AT_STORE = { id: '103', code: 'cnc', description: '', price: 0, pickupType: 'CNC' };

it.each([
  ['the pickup tab', PICKUP, [BY_POST, AT_STORE]],
  ['the home tab, without pickup options,', HOME, [BY_POST]],
])('CHK-08 shows %s after pickup was chosen', async (_, tab, options) => {
  const { scope } = shopScope([usableShippingFx, () => options]);
  await allSettled(chooseTab, { scope, params: { tab: PICKUP } });
  await allSettled(readDelivery, { scope });
  expect(scope.getState($selectedShippingTab)).toBe(tab);
});

it('PUP-06 reports a pickup point that no longer exists, and continues with another one', async () => {
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

function addressesNow({ scope }: Awaited<ReturnType<typeof atDetails>>) {
  const book = scope.getState($addressBook);
  return book.status === 'ready' ? book.addresses : [];
}

it('does not save an address without consent', async () => {
  const shopper = await atDetails({ person: 'mira' });
  await shopper.send(keepInBook, { isKept: false });
  const { email: _, ...typed } = address;
  await shopper.submit({ shipping: typed });
  expect(shopper.count('POST /account/@self/address')).toBe(0);
  expect(shopper.visited).toEqual(['/checkout/payment']);
});

it('API-63 restores the form after going back, and checks another address again', async () => {
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

it('API-15 a registered shopper’s choice is shown in another tab', async () => {
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
