import type { Story } from '@ladle/react';
import { RemovalQuestion } from '#src/checkout/details/address-book/RemovalQuestion.tsx';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';
import styles from '../Stories.module.css';

const noop = () => undefined;

const BAG = {
  rl: [{ productId: 'RL1001WHT', size: 1, quantity: 1 }],
  hm: [{ productId: 'HM1801NVY', size: 2, quantity: 1 }],
};
const GIFT_CARDS = {
  rl: [{ productId: 'RL2601STD', size: 0, quantity: 1 }],
  hm: [{ productId: 'HM2601STD', size: 0, quantity: 1 }],
};
const HOME = {
  personTitle: 'Ms',
  firstName: 'Mira',
  lastName: 'Lindqvist',
  address1: '12 Mill Lane',
  address2: 'Flat 3',
  zipCode: 'LS1 4DY',
  city: 'Leeds',
  country: 'GB',
  phone1: '+44 20 7946 0958',
};
const WORK = { ...HOME, address1: '1 Wharf Street', address2: 'Loom Works', city: 'Bristol' };
const ABROAD = {
  ...HOME,
  address1: 'Kurze Straße 5',
  zipCode: '10115',
  city: 'Berlin',
  country: 'DE',
};

const DETAILS = bothAt('/checkout/shipping');
const GUEST = {
  person: 'guest',
  bag: BAG,
  storage: { 'selvedge.checkoutGuest': '701001' },
} as const;
const MIRA = { person: 'mira', bag: BAG, addresses: [HOME, WORK, ABROAD] } as const;
const DRAFT = {
  country: 'GB',
  title: '',
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '7 Dock Road',
  line2: '',
  postcode: 'SW1A 1AA',
  city: 'Leeds',
  state: '',
  phone: '020 7946 0958',
  email: 'ada@example.test',
};
const { title: _, line2: __, state: ___, ...ADDRESS } = DRAFT;
const filled = (draft: object = {}, purpose = 'shipping') => ({
  input: 'checkout/fillIn',
  payload: { purpose, draft: { ...DRAFT, ...draft }, changed: ['line1'] },
});
const sent = (payload: object) => ({
  input: 'checkout/submitDetails',
  payload: { wrong: [], forms: ['shipping'], ...payload },
});
const PICKUP = { input: 'checkout/chooseTab', payload: { tab: 2 } };
const REFUSE = (on: string, errorKey: string) => [{ on, then: { status: 400, errorKey } }];
const PUT_SHIPPING = 'PUT /cart/@self/shipping_info';
const CHECK = {
  on: 'POST /account/@self/v2/validate_address',
  then: { status: 503, errorKey: '' },
};

const guest = pageScenario(DETAILS, GUEST);
const nothingTyped = pageScenario(DETAILS, {
  ...GUEST,
  wishes: [sent({ wrong: ['shipping.firstName'] })],
});
const ownBill = pageScenario(DETAILS, {
  ...GUEST,
  wishes: [filled(), { input: 'checkout/setSame', payload: { isSame: false } }],
});
const pickup = pageScenario(DETAILS, { ...GUEST, wishes: [PICKUP] });
const noPoint = pageScenario(DETAILS, {
  ...GUEST,
  wishes: [PICKUP, sent({ billing: ADDRESS, forms: ['billing'] })],
});
const suggestion = pageScenario(DETAILS, {
  ...GUEST,
  wishes: [filled({ postcode: 'M1 1AE' }), sent({ shipping: { ...ADDRESS, postcode: 'M1 1AE' } })],
});
const saving = pageScenario(DETAILS, { ...GUEST, wishes: [filled(), sent({ shipping: ADDRESS })] });
const refused = pageScenario(DETAILS, {
  ...GUEST,
  rules: REFUSE(PUT_SHIPPING, '_ERR_ADDRESS_POSTCODE'),
  wishes: [filled(), sent({ shipping: ADDRESS })],
});
const wayGone = pageScenario(DETAILS, {
  ...GUEST,
  rules: REFUSE(PUT_SHIPPING, '_ERR_SHIPPING_MODE_INVALID'),
  wishes: [filled(), sent({ shipping: ADDRESS })],
});
const unreachable = pageScenario(DETAILS, {
  ...GUEST,
  rules: [CHECK, { on: PUT_SHIPPING, then: 'unreachable' as const }],
  wishes: [filled(), sent({ shipping: ADDRESS })],
});
const noWays = pageScenario(DETAILS, {
  ...GUEST,
  rules: [{ on: 'GET /cart/@self/custom_usable_shipping_info', then: 'unreachable' as const }],
});
const giftCards = pageScenario(DETAILS, { ...GUEST, bag: GIFT_CARDS });
const saved = pageScenario(DETAILS, MIRA);
const another = pageScenario(DETAILS, {
  ...MIRA,
  wishes: [{ input: 'checkout/chooseAddress', payload: { purpose: 'shipping', addressId: null } }],
});
const editing = pageScenario(DETAILS, {
  ...MIRA,
  wishes: [{ input: 'checkout/editAddress', payload: { addressId: 'A2' } }],
});
const notRemoved = pageScenario(DETAILS, {
  ...MIRA,
  rules: [
    { on: 'DELETE /account/@self/address/*', then: { status: 503, errorKey: '_ERR_GENERIC' } },
  ],
  wishes: [{ input: 'checkout/removeAddress', payload: { addressId: 'A2' } }],
});
const bookUnread = pageScenario(DETAILS, {
  ...MIRA,
  rules: [{ on: 'GET /account/@self/address', then: { status: 503, errorKey: '_ERR_GENERIC' } }],
});
const bookComing = pageScenario(DETAILS, {
  ...MIRA,
  rules: [
    { on: 'GET /account/@self/address', call: 1, then: { status: 503, errorKey: '_ERR_GENERIC' } },
  ],
  wishes: [{ input: 'checkout/retryAddresses' }],
});
const noneSaved = pageScenario(DETAILS, { person: 'mira', bag: BAG });

export const Guest: Story = () => <ShopPage scenario={guest} />;
export const NothingTyped: Story = () => <ShopPage scenario={nothingTyped} />;
export const BillOfItsOwn: Story = () => <ShopPage scenario={ownBill} />;
export const Pickup: Story = () => <ShopPage scenario={pickup} />;
export const PickupWithoutPoint: Story = () => <ShopPage scenario={noPoint} />;
export const Suggestion: Story = () => <ShopPage scenario={suggestion} />;
export const Saving: Story = () => <ShopPage scenario={saving} isLoading />;
export const PostcodeRefused: Story = () => <ShopPage scenario={refused} />;
export const WayOfDeliveryGone: Story = () => <ShopPage scenario={wayGone} />;
export const NoAnswer: Story = () => <ShopPage scenario={unreachable} />;
export const NoWaysOfDelivery: Story = () => <ShopPage scenario={noWays} />;
export const GiftCardsByMail: Story = () => <ShopPage scenario={giftCards} />;
export const SavedAddresses: Story = () => <ShopPage scenario={saved} />;
export const AnotherAddress: Story = () => <ShopPage scenario={another} />;
export const EditingAddress: Story = () => <ShopPage scenario={editing} />;
export const AddressNotRemoved: Story = () => <ShopPage scenario={notRemoved} />;
export const AddressesNotRead: Story = () => <ShopPage scenario={bookUnread} />;
export const AddressesComing: Story = () => <ShopPage scenario={bookComing} isLoading />;
export const SureToRemove: Story = () => (
  <div className={styles.page}>
    <RemovalQuestion line1="12 Mill Lane" busy={false} onRemove={noop} onKeep={noop} />
  </div>
);
export const NoneSavedYet: Story = () => <ShopPage scenario={noneSaved} />;
