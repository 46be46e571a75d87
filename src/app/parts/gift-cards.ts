/** The gift cards' page. */
import './bag.ts';
