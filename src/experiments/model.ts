import { sample } from 'effector';
import { array, never, nullable, object, string } from 'superstruct';
import { $allowed, $askedVariant } from '../consent/model.ts';
import { inlet } from '../event-log/inlet.ts';
import { fact, port, state } from '../event-log/units.ts';
import { personalText } from '../kernel/struct.ts';
import { Decision } from './decide.ts';
import { type ExperimentKey, NOTICE_KEY } from './experiments.ts';
import { $shownVariants, type ShownVariants } from './variants-model.ts';

/** Waits for the next decisions of a visitor that differ from those before; `null` where there are no experiments. */
export const nextDecisionsFx = port('experiments/nextDecisions', {
  params: object({ visitor: personalText() }),
  done: nullable(array(Decision)),
  fail: never(),
});

/** It is known who the visitor is. */
export const visitorKnown = inlet<{ visitor: string }>();
/** The visitor has withdrawn what was agreed to. */
export const visitorLeft = inlet();
/** A page begins, and what of it is tried out. */
export const pageBegun = inlet<{ shows: ExperimentKey | undefined }>();
/** Something that is tried out is looked at within a page. */
export const placeSeen = inlet<{ shows: ExperimentKey }>();

export const decided = fact('experiments/decided', object({ decisions: array(Decision) }));
/** The visitor has seen a variant by which nobody's address has asked. Which of these are told first in a visit, the way out says. */
export const exposed = fact('experiments/exposed', object({ key: string(), variant: string() }));

/** What is decided of this visitor. Pages show it from the next one on. */
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

const seen = sample({
  clock: placeSeen,
  source: { decisions: $decisions, variants: $shownVariants },
  fn: (known, { shows }) => ({ ...known, shows }),
});
// CKN-08: the notice was seen before the visitor had a name, and counts once decisions are there.
const noticeSeen = sample({
  clock: decided,
  source: $askedVariant,
  fn: (variant, { decisions }) => ({
    decisions,
    shows: NOTICE_KEY,
    variants: (variant === null ? {} : { [NOTICE_KEY]: variant }) as ShownVariants,
  }),
});
// Who was drawn for the control counts as much as everybody else.
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
