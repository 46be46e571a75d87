import type { Handler } from './call.ts';
import { addToCart, calculateCart, deleteCartItem, getCart, updateCartItem } from './cart/cart.ts';
import { getCategorySeo, getCategoryUrls } from './content/category-seo.ts';
import { lookUp } from './content/content-lookup.ts';
import { getSizeGuide } from './content/content-size-guides.ts';
import { getLayout, getPage, getPlacements } from './content/content.ts';
import { createGuest, deleteGuest } from './session/guest-identity.ts';
import { getInventory } from './cart/inventory.ts';
import { getListing } from './catalogue/listing.ts';
import { debug, logFrontend } from './content/logging.ts';
import {
  getInterests,
  getPreferences,
  subscribeCampaign,
  subscribeNewsletter,
  unsubscribeNewsletter,
  updatePreferences,
} from './newsletter/newsletter-call.ts';
import { notifyInStock } from './newsletter/notification.ts';
import { getPriorPrice } from './catalogue/prior-price-call.ts';
import { getProducts } from './catalogue/products.ts';
import { getRecommendations } from './catalogue/recommendations.ts';
import { getGeoNodes, getShopsNearby, getShopsOfNode, getShopStock } from './pickup/places.ts';
import { signIn, signOut } from './session/sign-in.ts';
import { getSuggestions } from './catalogue/suggestions-call.ts';
import { getUserInfo } from './session/user-info.ts';
import { addWishlistItem, removeWishlistItem } from './wishlist/wishlist.ts';
import { routesOf } from './routes.ts';

/** The calls of looking around, the bag and the sessions; those of the purchase are in `purchase-routes.ts`. */
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

export const ROUTES = routesOf(HANDLERS);
