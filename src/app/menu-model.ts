import { boolean } from 'superstruct';
import { input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { locationChanged } from '../ports/navigation.ts';

export const openMenu = input('app/openMenu', nothing());
export const closeMenu = input('app/closeMenu', nothing());

/** The menu of narrow windows. */
export const $isMenuOpen = state('app/isMenuOpen', false, boolean());

$isMenuOpen.on(openMenu, () => true).on([closeMenu, locationChanged], () => false);
