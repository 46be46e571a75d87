import { type Infer, enums, nullable, object } from 'superstruct';
import { feature, input, state } from '../event-log/units.ts';
import { noPayload } from '../kernel/struct.ts';
import { locationChanged } from '../ports/navigation.ts';

feature('product');

/** The open dialog of the product page. */
export const Panel = enums(['zoom', 'sizeGuide', 'notify']);
export type Panel = Infer<typeof Panel>;

export const openProductPanel = input('product/openPanel', object({ panel: Panel }));
export const closeProductPanel = input('product/closePanel', noPayload());

export const $productPanel = state<Panel | null>('product/panel', null, nullable(Panel));

$productPanel
  .on(openProductPanel, (_, { panel }) => panel)
  .on([closeProductPanel, locationChanged], () => null);
