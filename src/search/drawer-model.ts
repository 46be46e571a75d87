import { boolean } from 'superstruct';
import { feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { locationChanged } from '../ports/navigation.ts';

feature('core');

export const openSearch = input('search/openSearch', noPayload());
export const closeSearch = input('search/closeSearch', noPayload());

export const $isSearchOpen = state('search/isSearchOpen', false, boolean());

$isSearchOpen.on(openSearch, () => true).on([closeSearch, locationChanged], () => false);
