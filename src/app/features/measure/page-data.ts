/** Data layer entries of pages, once bag, shopper and product are known. */
import { type StoreValue, merge, sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { sampleStores } from '../../../event-log/sample-stores.ts';
import { itemOfProduct, major } from '../../../analytics/items.ts';
import {
  $memberRole,
  possibleMemberSeen,
} from '../../../analytics/data-layer/member-role-model.ts';
import {
  hashEmailFx,
  pageSeen,
  readReferrerFx,
} from '../../../analytics/data-layer/page-data-model.ts';
import type { ListingContext, PageSight } from '../../../analytics/data-layer/page-data.ts';
import { rolesOf } from '../../../analytics/roles.ts';
import { $campaign } from '../../../campaign/model.ts';
import { $miniBag, miniBagLoaded, readRefused } from '../../../cart/bag/bag-model.ts';
import type { MiniBagState } from '../../../cart/bag/cart.ts';
import { pathBelow } from '../../../kernel/site-path.ts';
import type { ListingQuery } from '../../../listing/address.ts';
import { $listingParams } from '../../../listing/filters/params-model.ts';
import { type ListingState, queryOf } from '../../../listing/listing.ts';
import { $listing, listingLoadFailed, listingLoaded } from '../../../listing/model.ts';
import type { ListingParams } from '../../../listing/params.ts';
import { indexedFilter } from '../../../listing/seo-filter.ts';
import { $page, pageEntered } from '../../../pages/model.ts';
import { pageTypeOf } from '../../../pages/page-facts.ts';
import type { Page } from '../../../pages/pages.ts';
import { $location } from '../../../ports/navigation.ts';
import { $product, productLoadFailed, productLoaded } from '../../../product/model.ts';
import type { ProductState } from '../../../product/product.ts';
import { $userInfo, userInfoLoaded } from '../../../session/model.ts';
import { NO_ORDER, type UserInfoState, isKnown } from '../../../session/session.ts';
import { $basename, $store } from '../../../store-config/model.ts';
import { $visits } from '../../visits-model.ts';

feature('measure');

/** A page's data may have changed. */
const pageLookedAt = merge<unknown>([
  pageEntered,
  userInfoLoaded,
  miniBagLoaded,
  readRefused,
  productLoaded,
  productLoadFailed,
  listingLoaded,
  listingLoadFailed,
]);

const SHOWN = {
  page: $page,
  location: $location,
  visits: $visits,
  basename: $basename,
  store: $store,
  params: $listingParams,
  info: $userInfo,
  miniBag: $miniBag,
  product: $product,
  listing: $listing,
  role: $memberRole,
  campaign: $campaign,
};

sample({
  clock: sampleStores({
    clock: [pageLookedAt, readReferrerFx.done, hashEmailFx.done, $memberRole.updates],
    source: SHOWN,
  }).filterMap(({ page, location, visits, basename, store, params, info, miniBag, ...found }) => {
    const pageType = pageTypeOf(page, store, params.isElevated);
    if (pageType === undefined) return undefined;
    const user = userOf(info, store, { ...found, pageType });
    const cart = cartOf(info, miniBag);
    const listing = listingOf(page, found.listing, params);
    const subject = subjectOf(page, found, store.storeBrandName);
    const sight: PageSight = {
      visit: visitOf(page, pageType, visits.count, location.key),
      pageType,
      path: pathBelow(location.path, basename),
      shop: {
        brand: store.storeBrandName,
        country: store.countryCode,
        language: store.language,
        currency: store.currencyCode,
        target: store.target,
        siteVersion: store.siteVersion,
      },
      ...(user && { user }),
      ...(cart && { cart }),
      ...(listing && { listing }),
      ...(subject !== undefined && { subject }),
    };
    return sight;
  }),
  target: pageSeen,
});

/** ANA-02: each view of a product or a list is a visit; other pages have several addresses and redirects. */
function visitOf(page: Page, pageType: string, count: number, key: string): string {
  const isOfItsOwn = page.kind === 'product' || isList(page);
  return isOfItsOwn ? `${count} ${key}` : `${count} ${pageType}`;
}

/** True for pages with a listing, including the campaign's. */
function isList(page: Page): page is Extract<Page, { kind: 'listing' | 'campaign' }> {
  return page.kind === 'listing' || page.kind === 'campaign';
}

// ROL-08. The user info may have been read before this feature was loaded.
sample({
  clock: sampleStores({
    clock: [pageLookedAt, readReferrerFx.done],
    source: { info: $userInfo, store: $store },
  }).filterMap(({ info, store }) =>
    store.membershipLoyalty && info.status === 'registered' && !info.isInDoubt
      ? { userId: info.userId }
      : undefined,
  ),
  target: possibleMemberSeen,
});

interface Known {
  pageType: string;
  role: StoreValue<typeof $memberRole>;
  campaign: StoreValue<typeof $campaign>;
}

function userOf(
  info: UserInfoState,
  { membershipLoyalty }: { membershipLoyalty: boolean },
  { pageType, role, campaign: { isExclusiveAccessUser } }: Known,
): PageSight['user'] {
  if (!isKnown(info) || info.isInDoubt) return undefined;
  const { status: userType } = info;
  if (userType === 'guest') {
    const roles = rolesOf({ userType, isMember: false, isExclusiveAccessUser });
    return { userType, roles, email: null };
  }
  const isMember = role?.userId === info.userId ? role.isMember : null;
  if (membershipLoyalty && isMember === null) return undefined;
  const roles = rolesOf({ userType, isMember: isMember === true, isExclusiveAccessUser });
  const { userEmail: email, newsletterSignedUp: hasNewsletter, permissionInfo } = info;
  if (pageType !== 'my account') return { userType, roles, email };
  const isAskedToJoin = membershipLoyalty && permissionInfo.conditionGate !== undefined;
  return { userType, roles, email, account: { hasNewsletter, isAskedToJoin } };
}

function cartOf(info: UserInfoState, miniBag: MiniBagState): PageSight['cart'] {
  if (miniBag.status === 'loaded')
    return { itemCount: miniBag.bag.count, value: major(miniBag.bag.subtotal) };
  const isEmpty = miniBag.status === 'empty' || (isKnown(info) && info.orderId === NO_ORDER);
  return isEmpty ? { itemCount: 0, value: 0 } : undefined;
}

function subjectOf(
  page: Page,
  { product, listing }: { product: ProductState; listing: ListingState },
  brand: string,
): PageSight['subject'] {
  if (isList(page)) return isOf(page.query, listing) ? 'none' : undefined;
  if (page.kind !== 'product') return 'none';
  if (product.status === 'idle' || product.productId !== page.productId) return undefined;
  if (product.status === 'failed') return 'missing';
  return product.status === 'ready' ? itemOfProduct(product.product, brand) : undefined;
}

/** LST-16: describes the loaded listing for analytics. */
function listingOf(
  page: Page,
  listing: ListingState,
  { categoryId, topCategoryId, pageSize, isElevated, isNoSearch, ...params }: ListingParams,
): ListingContext | undefined {
  const query = queryOf(listing);
  if (!query || !isList(page) || listing.status !== 'ready' || !isOf(page.query, listing))
    return undefined;
  const filter = indexedFilter(query, params.seoFilters);
  return {
    categoryId,
    topCategoryId,
    source: params.sourceValue,
    pageSize,
    isElevated,
    isNoSearch,
    ...(filter && { indexedFilter: `${filter.id}=${filter.value}` }),
  };
}

/** The part of a query that is in the address. */
const asked = ({ categoryId, searchTerm, page, sort, filters }: ListingQuery) =>
  JSON.stringify({ categoryId, searchTerm, page, sort, filters });

function isOf(query: ListingQuery, listing: ListingState): boolean {
  if (listing.status !== 'ready' && listing.status !== 'failed') return false;
  return asked(listing.query) === asked(query);
}
