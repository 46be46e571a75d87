import { pathBelow, sitePathOf } from '../kernel/site-path.ts';
import { MIGRATION_LANDING, ORDER_LOOKUP } from './guest-redirect.ts';

/** RTE-09…13, RTE-12: the stepper's pages, the legacy ones, and the order confirmation. */
const CHECKOUT =
  /^\/(?:checkout\/|checkoutsigninview$|ordershippingbillingview$|orderpaymentdetailsview$|ordershippingbillingconfirmationview$)/i;
/** Pages without redirects, in addition to the checkout (MEM-06). */
const STAYS = /^\/(?:error|e2e-test)$/i;

/** RTE-07: sign-in and register pages of the loyalty programme. */
const LOYALTY_DOOR = /^\/membership\/(?:sign-in|register)$/;

export interface Whereabouts {
  location: { path: string; search: string };
  basename: string;
}

function below({ location: { path }, basename }: Whereabouts): string {
  return pathBelow(path, basename);
}

export function isLanding(at: Whereabouts): boolean {
  return below(at).toLowerCase() === MIGRATION_LANDING.toLowerCase();
}

/** MEM-06: true if the page allows a redirect to the landing page. */
export function canBeSent(at: Whereabouts): boolean {
  const path = below(at);
  return !CHECKOUT.test(path) && !STAYS.test(path) && !isLanding(at);
}

/** RTE-27, RTE-28, ORD-02: target after a sign-in; `undefined` to stay. */
export function wantedAfterSignIn(at: Whereabouts): string | undefined {
  const { location, basename } = at;
  const wanted = sitePathOf(new URLSearchParams(location.search).get('loginRedirect'));
  if (wanted !== undefined) return wanted;
  const path = below(at).toLowerCase();
  if (LOYALTY_DOOR.test(path)) return `${basename}/myaccount/membership`;
  return path === ORDER_LOOKUP ? `${basename}/myaccount/orders` : undefined;
}

/** MEM-05: address of the landing page, with the requested or current page as a parameter. */
export function landingFrom(at: Whereabouts): string {
  const { location, basename } = at;
  const wanted = wantedAfterSignIn(at) ?? location.path + location.search;
  const query = new URLSearchParams({ loginRedirect: wanted });
  return `${basename}${MIGRATION_LANDING}?${query.toString()}`;
}

/** RTE-27: target after the landing page; never the landing page itself. */
export function targetAfterLanding(at: Whereabouts): string {
  const { location, basename } = at;
  const wanted = sitePathOf(new URLSearchParams(location.search).get('loginRedirect'));
  const [path = ''] = wanted?.split(/[?#]/) ?? [];
  const isBack = wanted === undefined || isLanding({ location: { path, search: '' }, basename });
  return isBack ? `${basename}/myaccount` : wanted;
}
