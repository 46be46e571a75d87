import { countryOf } from '../commerce/countries.ts';
import { $store } from './model.ts';

/** Size system of the store's country. */
export const $sizeSystem = $store.map(({ countryCode }) => countryOf(countryCode).sizes);
