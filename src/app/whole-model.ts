/** Loads every unit of the shop, whichever part it belongs to: for what reads traces, and for tests. */
import './model.ts';
import './parts/bag.ts';
import './parts/campaign.ts';
import './parts/cart-data.ts';
import './parts/checkout.ts';
import './parts/door.ts';
import './parts/gift-cards.ts';
import './parts/more.ts';
import './parts/newsletter.ts';
import './parts/orders.ts';
import './parts/product.ts';
import './parts/search.ts';
import './parts/text.ts';
import './parts/wishlist.ts';
