import { combine, sample } from 'effector';
import { nullable } from 'superstruct';
import { feature, input, state } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { persisted } from '../../ports/storage/persisted.ts';
import { $start } from '../../ports/start.ts';
import { $shownProduct } from '../model.ts';
import { adviseSize, measuresOf, tablesOf } from './advice.ts';
import { Measures } from './measures.ts';
import { $sizeGuide } from './size-guide-model.ts';

feature('product');

const keptMeasures = persisted('selvedge.measures', Measures);

/** Saves the typed measures; all are valid. */
export const keepMeasures = input('product/keepMeasures', Measures);
export const forgetMeasures = input('product/forgetMeasures', noPayload());

/** Null until measures are typed since the page loaded. */
const $measures = state<Measures | null>('product/measures', null, nullable(Measures));
/** The shopper's measures, stored on this device only. */
export const $knownMeasures = combine(
  $measures,
  $start,
  (typed, { storage }): Measures => typed ?? keptMeasures.read(storage) ?? {},
);

/** Measures that the guide on the page uses, and the advice for the known ones. */
export const $advice = combine(
  $shownProduct,
  $sizeGuide.map((guide) => guide ?? null),
  $knownMeasures,
  (product, guide, measures) => {
    if (!product || !guide) return null;
    const tables = tablesOf(product, guide);
    return { asked: measuresOf(tables), sizes: adviseSize(product, tables, measures) };
  },
);

$measures.on(keepMeasures, (_, measures) => measures).on(forgetMeasures, () => ({}));
sample({ clock: keepMeasures, target: keptMeasures.keep });
sample({ clock: forgetMeasures, fn: () => null, target: keptMeasures.keep });
