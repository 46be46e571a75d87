import { sample } from 'effector';
import { nullable, object, string, type Infer, array } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { dictionary } from '../../kernel/struct.ts';

feature('text');

/** Tables of measures; each row has as many cells as `columns`. */
export const GuideTables = array(
  object({ title: string(), columns: array(string()), rows: array(array(string())) }),
);
export type GuideTables = Infer<typeof GuideTables>;

const OfGuide = object({ guideId: string() });

export const openGuide = input('content/openGuide', OfGuide);
/** Stores a loaded size guide; `null` after a failed call. */
export const keepGuide = command(
  'content/keepGuide',
  object({ guideId: string(), tables: nullable(GuideTables) }),
);
export const guideWanted = fact('content/guideWanted', OfGuide);

/** Requested tables by guide; `null` after a failed call. */
export const $guides = state<Record<string, GuideTables | null>>(
  'content/guides',
  {},
  dictionary(nullable(GuideTables)),
);

$guides.on(keepGuide, (guides, { guideId, tables }) => ({ ...guides, [guideId]: tables }));

sample({
  clock: openGuide,
  source: $guides,
  filter: (guides, { guideId }) => !guides[guideId],
  fn: (_, wish) => wish,
  target: guideWanted,
});
