import { sample } from 'effector';
import { type Infer, enums, nullable, object } from 'superstruct';
import { fact, input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { locationChanged } from '../ports/navigation.ts';

/** What lies over the product page. */
export const Panel = enums(['zoom', 'sizeGuide', 'notify']);
export type Panel = Infer<typeof Panel>;

const OfPanel = object({ panel: Panel });

export const openPanel = input('product/openPanel', OfPanel);
export const closePanel = input('product/closePanel', nothing());
export const panelOpened = fact('product/panelOpened', OfPanel);

export const $panel = state<Panel | null>('product/panel', null, nullable(Panel));

$panel.on(openPanel, (_, { panel }) => panel).on([closePanel, locationChanged], () => null);

sample({ clock: openPanel, target: panelOpened });
