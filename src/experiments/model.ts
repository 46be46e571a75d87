import { sample } from 'effector';
import { array, never, nullable, object, string } from 'superstruct';
import { $askedVariant } from '../consent/notice-model.ts';
import { $allowed } from '../consent/model.ts';
import { inlet } from '../event-log/inlet.ts';
import { fact, feature, port, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { personalText } from '../kernel/struct.ts';
import { Decision } from './decide.ts';
import { type ExperimentKey, NOTICE_KEY } from './experiments.ts';
import { $shownVariants, type ShownVariants } from './variants-model.ts';

feature('measure');

/** Waits for a visitor's next changed decisions; `null` without experiments. */
export const nextDecisionsFx = port('experiments/nextDecisions', {
  params: object({ visitor: personalText() }),
  done: nullable(array(Decision)),
  fail: never(),
});

/** The visitor id is known. */
export const visitorKnown = inlet<{ visitor: string }>();
/** The visitor has withdrawn consent. */
export const visitorLeft = inlet();
/** A page begins; `shows` is the experiment on it. */
export const pageBegun = inlet<{ shows: ExperimentKey | undefined }>();
/** A place with an experiment is in view. */
export const placeSeen = inlet<{ shows: ExperimentKey }>();

export const decided = fact('experiments/decided', object({ decisions: array(Decision) }));
/**
 * The visitor has seen a variant that no address forced. The port handler reports only the first of
 * a visit.
 */
export const exposed = fact('experiments/exposed', object({ key: string(), variant: string() }));

/** Decisions for this visitor. Pages apply them from the next one on. */
const $decisions = state<Decision[]>('experiments/decisions', [], array(Decision));

sample({ clock: visitorKnown, target: nextDecisionsFx });
const answered = sample({
  clock: nextDecisionsFx.done,
  source: $allowed,
  filter: ({ analytical }, { result }) => analytical && Boolean(result),
  fn: (_, { params, result }) => ({ ...params, decisions: result ?? [] }),
});
sample({ clock: answered, fn: ({ decisions }) => ({ decisions }), target: decided });
sample({ clock: answered, fn: ({ visitor }) => ({ visitor }), target: nextDecisionsFx });

$decisions.on(decided, (_, { decisions }) => decisions).reset(visitorLeft);

const begun = sample({
  clock: pageBegun,
  source: $decisions,
  fn: (decisions, { shows }) => ({ decisions, shows, variants: variantsIn(decisions) }),
});
$shownVariants
  .on(begun, (_, { variants }) => variants)
  .on(decided, (variants, { decisions }) => ({
    ...variants,
    ...variantsIn(decisions.filter(({ reason }) => reason === 'STATIC')),
  }))
  .reset(visitorLeft);

const seen = sampleStores({
  clock: placeSeen,
  source: { decisions: $decisions, variants: $shownVariants },
  fn: (known, { shows }) => ({ ...known, shows }),
});
// CKN-08: the notice was shown before the visitor had an id; report it once decisions exist.
const noticeSeen = sample({
  clock: decided,
  source: $askedVariant,
  fn: (variant, { decisions }) => ({
    decisions,
    shows: NOTICE_KEY,
    variants: (variant === null ? {} : { [NOTICE_KEY]: variant }) as ShownVariants,
  }),
});
// The control group is reported too.
sample({
  clock: [begun, seen, noticeSeen].map((each) =>
    each.filterMap(({ decisions, variants, shows }) => {
      const one = decisions.find(({ key, reason }) => key === shows && reason === 'SPLIT');
      if (!one || shows === undefined || variants[shows] !== one.variant) return undefined;
      return { key: one.key, variant: one.variant };
    }),
  ),
  target: exposed,
});

function variantsIn(decisions: readonly Decision[]): ShownVariants {
  return Object.fromEntries(decisions.map(({ key, variant }) => [key, variant]));
}
