import type { Random } from '#src/kernel/random.ts';
import { storeById, type Site } from '#src/store-config/stores.ts';
import type { Call, Handler, Outcome } from './call.ts';
import {
  addToCart,
  calculateCart,
  deleteCartItem,
  getCart,
  updateCartItem,
} from './handlers/cart.ts';
import { getCategorySeo, getCategoryUrls } from './handlers/category-seo.ts';
import { lookUp } from './handlers/content-lookup.ts';
import { getSizeGuide } from './handlers/content-size-guides.ts';
import { getLayout, getPage, getPlacements } from './handlers/content.ts';
import { createGuest, deleteGuest } from './handlers/guest-identity.ts';
import { getInventory } from './handlers/inventory.ts';
import { getListing } from './handlers/listing.ts';
import { debug, logFrontend } from './handlers/logging.ts';
import {
  getInterests,
  getPreferences,
  subscribeCampaign,
  subscribeNewsletter,
  unsubscribeNewsletter,
  updatePreferences,
} from './handlers/newsletter.ts';
import { notifyInStock } from './handlers/notification.ts';
import { getPriorPrice } from './handlers/prior-price.ts';
import { getProducts } from './handlers/products.ts';
import { getRecommendations } from './handlers/recommendations.ts';
import { getGeoNodes, getShopsNearby, getShopsOfNode, getShopStock } from './handlers/places.ts';
import { signIn, signOut } from './handlers/sign-in.ts';
import { getSuggestions } from './handlers/suggestions.ts';
import { getUserInfo } from './handlers/user-info.ts';
import { addWishlistItem, removeWishlistItem } from './handlers/wishlist.ts';
import {
  badRequest,
  failure,
  notFound,
  type BackendRequest,
  type BackendResponse,
} from './message.ts';
import { readPath, type Target } from './router.ts';
import { sessionRefusal } from './session-refusal.ts';
import { carriedBy, endByTime, noteUse, type CurrentSession } from './sessions.ts';
import { storeNamed } from './store-named.ts';
import type { World } from './world.ts';

/** Every call that the backend knows; `*` stands for one path segment. */
const HANDLERS: Readonly<Record<string, Handler>> = {
  'GET transformer /products': getListing,
  'GET transformer /products/*': getProducts,
  'GET transformer /inventoryavailability/*': getInventory,
  'GET transformer /suggestions': getSuggestions,
  'GET recommendations /products': getRecommendations,
  'GET sap /priorprice/v1/locale/*/*': getPriorPrice,
  'GET transformer /categories/*': getCategorySeo,
  'GET transformer /categories/*/urls': getCategoryUrls,
  'GET transformer /sizeguides/*': getSizeGuide,
  'GET content /sites/global-placements': getPlacements,
  'GET content /layout': getLayout,
  'GET content /pages/*': getPage,
  'GET seo /lookup': lookUp,
  'GET commerce /geonode/byTypeAndName/*/*': getGeoNodes,
  'GET commerce /storelocator/byGeoNode/*': getShopsOfNode,
  'GET commerce /storelocator/latitude/*/longitude/*': getShopsNearby,
  'GET commerce /storestock/*': getShopStock,
  'POST app /debug': debug,
  'POST commerce /logging/frontend': logFrontend,
  'GET commerce /userinfo/@self': getUserInfo,
  'POST commerce /guestidentity': createGuest,
  'DELETE commerce /guestidentity/@self': deleteGuest,
  'POST commerce /loginidentity': signIn,
  'DELETE commerce /loginidentity/@self': signOut,
  'POST commerce /wishlist/@self/item': addWishlistItem,
  'PUT commerce /wishlist/delete/*/*': removeWishlistItem,
  'POST commerce /notification/@self': notifyInStock,
  'POST commerce /newsletter/subscribe': subscribeNewsletter,
  'GET commerce /newsletter/interests': getInterests,
  'GET commerce /newsletter/preferences': getPreferences,
  'PUT commerce /newsletter/preferences': updatePreferences,
  'POST commerce /newsletter/unsubscribe': unsubscribeNewsletter,
  'POST commerce /newsletter/campaignsubscribe': subscribeCampaign,
  'POST commerce /cart': addToCart,
  'GET commerce /cart/@self/minibag': getCart,
  'GET commerce /cart/@self/details': getCart,
  'GET commerce /cart/@self/custom_cart_details': getCart,
  'POST commerce /cart/calculate': calculateCart,
  'PUT commerce /cart/@self/update_order_item': updateCartItem,
  'PUT commerce /cart/@self/delete_order_item': deleteCartItem,
};

const ROUTES = Object.entries(HANDLERS).map(([route, handle]) => {
  const [method = '', base = '', path = ''] = route.split(' ');
  return { method, base, parts: path.split('/').slice(1), handle };
});

function matching({ base, parts }: Target): (typeof ROUTES)[number][] {
  return ROUTES.filter(
    (route) =>
      route.base === base &&
      route.parts.length === parts.length &&
      route.parts.every((part, index) => part === '*' || part === parts[index]),
  );
}

function storeOf(request: BackendRequest, { storeId }: Target): Site | undefined {
  try {
    if (storeId !== undefined) return storeById(storeId);
  } catch {
    return undefined;
  }
  return storeNamed(request.headers['store-name'] ?? 'RL-GB');
}

function languageOf(request: BackendRequest, query: URLSearchParams, store: Site): 0 | 1 {
  const langId = query.get('langId');
  const language = langId === null ? (request.headers['language'] ?? store.language) : langId;
  return language === 'de' || language === '-3' ? 1 : 0;
}

type Body = { json: unknown } | { broken: true };

function readBody(text: string): Body {
  if (text === '') return { json: undefined };
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return { broken: true };
  }
}

type Sessions = Pick<Call, 'world' | 'session' | 'carried' | 'refusal'>;

/** What a request's sessions are now, and the world in which they have ended or been used. */
function readSessions(
  world: World,
  request: BackendRequest,
  now: number,
  sessionMs: number | undefined,
): Sessions {
  const ended = endByTime(world, carriedBy(world, request), now, sessionMs);
  const carried = carriedBy(ended, request);
  const known = carried.filter((session): session is CurrentSession => session !== undefined);
  const session = known.find((each) => !each.ended);
  return {
    world: session ? noteUse(ended, session, now, sessionMs) : ended,
    session,
    carried: known,
    refusal: sessionRefusal(carried),
  };
}

/**
 * The backend: one call, from world to world. Pure but for the random source it draws from; every
 * request gets an answer, also a hostile one. Sessions last `sessionMs` from their last use on, for
 * ever without it.
 *
 * @example const { world: next, response } = step(world, request, createRandom(1), 0);
 */
export function step(
  world: World,
  request: BackendRequest,
  random: Random,
  now: number,
  sessionMs?: number,
): Outcome {
  const refuse = (response: BackendResponse): Outcome => ({ world, response });
  const target = readPath(request.url);
  if (!target) return refuse(badRequest('The address cannot be read.'));
  const routes = matching(target);
  if (routes.length === 0) return refuse(notFound('The call'));
  const route = routes.find(({ method }) => method === request.method);
  if (!route) return refuse(failure(405, '_ERR_METHOD_NOT_ALLOWED', 'Not with this method.'));
  const store = storeOf(request, target);
  if (!store) return refuse(notFound('The store'));
  const body = readBody(request.body);
  if ('broken' in body) return refuse(badRequest('The body is not JSON.'));
  const call: Call = {
    ...readSessions(world, request, now, sessionMs),
    store,
    language: languageOf(request, target.query, store),
    segments: target.parts.filter((_, index) => route.parts[index] === '*'),
    query: target.query,
    headers: request.headers,
    body: body.json,
    random,
    now,
  };
  return route.handle(call);
}
