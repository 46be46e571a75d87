import { boolean, nullable, object, string } from 'superstruct';
import { feature, input, state } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { locationChanged } from '../../ports/navigation.ts';

feature('core');

export const openMenu = input('app/openMenu', noPayload());
export const closeMenu = input('app/closeMenu', noPayload());
export const openPanel = input('app/openPanel', object({ id: string() }));
export const closePanel = input('app/closePanel', noPayload());

/** True while the menu of narrow windows is open. */
export const $isMenuOpen = state('app/isMenuOpen', false, boolean());
/** Entry of the wide menu whose panel is open. */
export const $panel = state<string | null>('app/panel', null, nullable(string()));
$isMenuOpen.on(openMenu, () => true).on([closeMenu, locationChanged], () => false);
$panel.on(openPanel, (_, { id }) => id).on([closePanel, locationChanged], () => null);
