export interface DialogRow {
  name: string;
  /** File of its component below `src`. */
  file: string;
  /** A page of `pagesOf`, or a scenario. */
  at: string;
  /** Controls to press in order; without them the scenario's own steps open it. */
  openers?: readonly (RegExp | { radio: RegExp })[];
  /** Only in a narrow or a wide window. */
  only?: 'narrow' | 'wide';
}

/** All dialogs that have a control. */
export const DIALOGS: readonly DialogRow[] = [
  { name: 'search', file: 'search/SearchDrawer', at: 'home', openers: [/^Search/] },
  { name: 'sign-in', file: 'auth/SignInDrawer', at: 'home', openers: [/^Sign in/] },
  { name: 'mini bag', file: 'cart/view/MiniBag', at: 'guest-comes-back', openers: [/^Bag,/] },
  {
    name: 'menu of a phone',
    file: 'shell/header/MobileMenu',
    at: 'home',
    openers: [/^Menu/],
    only: 'narrow',
  },
  {
    name: 'countries',
    file: 'shell/footer/CountryDialog',
    at: 'contact',
    openers: [/^Change country/],
  },
  {
    name: 'filters',
    file: 'listing/filters/FilterDrawer',
    at: 'gender page',
    openers: [/^Filter/],
  },
  { name: 'quick add', file: 'quick-add/QuickAdd', at: 'gender page', openers: [/^Quick add/] },
  {
    name: 'size guide',
    file: 'product/size-guide/SizeGuideDialog',
    at: 'product',
    openers: [/^Size guide/],
  },
  {
    name: 'address',
    file: 'checkout/details/address-book/AddressEditorDialog',
    at: 'checkout-details-saved',
    openers: [/^Edit/],
  },
  {
    name: 'cancelling',
    file: 'orders/document/CancelDialog',
    at: 'order-cancelled',
    openers: [/^Cancel/],
  },
];

/** Dialogs for which only the positions of controls are tested. */
export const MORE_DIALOGS: readonly DialogRow[] = [
  { name: 'link of a mail', file: 'auth/password/LinkDialog', at: 'email-confirmed' },
  { name: 'zoom', file: 'product/page/ZoomDialog', at: 'product', openers: [/Look closer$/] },
  {
    name: 'report',
    file: 'reports/ReportDialog',
    at: 'contact',
    openers: [/^Report a problem/],
  },
  {
    name: 'pickup points',
    file: 'pickup/search/PickupDialog',
    at: 'checkout-ready',
    openers: [{ radio: /^Pick up yourself/ }, /^Choose a/],
  },
  {
    name: 'address of the account',
    file: 'my-account/addresses/AddressDialog',
    at: 'address-added',
    openers: [/^Add an address/],
  },
  {
    name: 'end of the account',
    file: 'my-account/privacy/PrivacyPage',
    at: 'account-left-and-kept',
    openers: [/^Delete my account/],
  },
  {
    name: 'end of a card',
    file: 'checkout/payment/view/DeleteCardDialog',
    at: 'payment-card-not-deleted',
    openers: [{ radio: /^Visa ending/ }, /^Delete Visa/],
  },
  { name: 'end of the membership', file: 'membership/LeaveDialog', at: 'membership-left' },
  {
    name: 'address suggestions',
    file: 'checkout/details/view/SuggestionDialog',
    at: 'checkout-details-suggestion',
  },
  { name: 'notice of a size', file: 'product/notify/NotifyDialog', at: 'notify-me' },
  { name: 'fatal error', file: 'fatal-error/FatalErrorDialog', at: 'fatal-listing' },
  { name: 'sign-in again', file: 'auth/LoginDialog', at: 'registered-expired-at-start' },
];
