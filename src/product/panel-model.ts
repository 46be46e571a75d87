import { type Infer, enums, nullable, object } from 'superstruct';
import { input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { addressLeft } from './incoming.ts';

/** What lies over the product page. */
export const Panel = enums(['zoom', 'sizeGuide', 'notify']);
export type Panel = Infer<typeof Panel>;

export const openPanel = input('product/openPanel', object({ panel: Panel }));
export const closePanel = input('product/closePanel', nothing());

export const $panel = state<Panel | null>('product/panel', null, nullable(Panel));

$panel.on(openPanel, (_, { panel }) => panel).on([closePanel, addressLeft], () => null);
