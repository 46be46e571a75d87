import { countryOf } from '../commerce/countries.ts';
import { $store } from './model.ts';

/** By whose numbers the shop calls its sizes. */
export const $sizeSystem = $store.map(({ countryCode }) => countryOf(countryCode).sizes);
