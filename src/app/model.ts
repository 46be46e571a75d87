/** Loads every domain's units and how they are connected: the whole model, without a view. */
import '../auth/model.ts';
import '../auth/redirect-model.ts';
import '../campaign/model.ts';
import '../cart/model.ts';
import '../content/banner-model.ts';
import '../content/promo-model.ts';
import '../fatal-error/model.ts';
import '../listing/filters-model.ts';
import '../notices/model.ts';
import '../ports/scripts.ts';
import '../product/notify-model.ts';
import '../product/prior-price-model.ts';
import '../product/share-model.ts';
import '../product/size-guide-model.ts';
import './content-wiring.ts';
import './menu-model.ts';
import './wiring.ts';
