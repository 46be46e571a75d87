import { countryOf } from '../commerce/countries.ts';
import { $store } from './model.ts';
import { combine, sample } from 'effector';
import { enums, nullable, object } from 'superstruct';
import { feature, input, state } from '../event-log/units.ts';
import type { LengthUnit } from '../commerce/size-table.ts';
import { persisted } from '../ports/storage/persisted.ts';
import { $start } from '../ports/start.ts';

feature('core');

/** Size system of the store's country. */
export const $sizeSystem = $store.map(({ countryCode }) => countryOf(countryCode).sizes);

const Unit = enums(['cm', 'in']);
const keptUnit = persisted('selvedge.lengthUnit', Unit, { as: 'text' });

/** Selects the unit of displayed and typed measures. */
export const chooseLengthUnit = input('store-config/chooseLengthUnit', object({ unit: Unit }));

/** Unit selected on this page; null before. */
const $lengthUnit = state<LengthUnit | null>('store-config/lengthUnit', null, nullable(Unit));

/** Unit selected on this device, else inches with British sizes. */
export const $shownUnit = combine(
  $lengthUnit,
  $start,
  $sizeSystem,
  (chosen, { storage }, system): LengthUnit =>
    chosen ?? keptUnit.read(storage) ?? (system === 'UK' ? 'in' : 'cm'),
);

$lengthUnit.on(chooseLengthUnit, (_, { unit }) => unit);
sample({ clock: chooseLengthUnit, fn: ({ unit }) => unit, target: keptUnit.keep });
