/** What is done with products: their page, the bag, the wishlist, gift cards, further pages of a listing. */
import '../../../listing/pagination-model.ts';
import './bag.ts';
import './gift-cards.ts';
import './product.ts';
import './wishlist.ts';

export { portHandlers } from './cart-data.ts';
