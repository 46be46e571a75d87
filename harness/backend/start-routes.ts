import { cartRoutes } from './cart/cart.ts';
import { inventoryRoutes } from './cart/inventory.ts';
import { listingRoutes } from './catalogue/listing.ts';
import { priorPriceRoutes } from './catalogue/prior-price-call.ts';
import { productsRoutes } from './catalogue/products.ts';
import { recommendationsRoutes } from './catalogue/recommendations.ts';
import { suggestionsRoutes } from './catalogue/suggestions-call.ts';
import { categorySeoRoutes } from './content/category-seo.ts';
import { contentLookupRoutes } from './content/content-lookup.ts';
import { contentSizeGuidesRoutes } from './content/content-size-guides.ts';
import { contentRoutes } from './content/content.ts';
import { loggingRoutes } from './content/logging.ts';
import { guestIdentityRoutes } from './session/guest-identity.ts';
import { signInRoutes } from './session/sign-in.ts';
import { userInfoRoutes } from './session/user-info.ts';
import { wishlistRoutes } from './wishlist/wishlist.ts';
import { routesOf } from './routes.ts';

/** Routes for browsing, bag and sessions; the others are in `purchase-routes.ts`. */
export const ROUTES = routesOf(
  listingRoutes,
  productsRoutes,
  inventoryRoutes,
  suggestionsRoutes,
  recommendationsRoutes,
  priorPriceRoutes,
  categorySeoRoutes,
  contentSizeGuidesRoutes,
  contentRoutes,
  contentLookupRoutes,
  loggingRoutes,
  userInfoRoutes,
  guestIdentityRoutes,
  signInRoutes,
  wishlistRoutes,
  cartRoutes,
);
