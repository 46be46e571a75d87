/**
 * Loads the units and connections that every page needs, without views. Lazy parts are in
 * `late/`.
 */
import '../auth/model.ts';
import '../campaign/model.ts';
import '../cart/bag/mini-bag-model.ts';
import '../consent/visitor-model.ts';
import '../content/banner-model.ts';
import '../content/promo-model.ts';
import '../fatal-error/model.ts';
import '../listing/filters/filters-model.ts';
import '../notices/model.ts';
import '../ports/lost-files.ts';
import './campaign-wiring.ts';
import './content-wiring.ts';
import '../shell/header/menu-model.ts';
import '../store-config/size-system-model.ts';
import '../wishlist/hearts-model.ts';
import './features/loading.ts';
import './wiring.ts';
