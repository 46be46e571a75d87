import { expect, it } from 'vitest';
import type { ContentSpot } from '#src/content/contract.ts';
import { NO_CAMPAIGN_FLAGS, highlightedFirst, isFor } from '#src/content/visibility.ts';

const spot = (visibility: ContentSpot['visibility']): ContentSpot => ({
  id: visibility,
  visibility,
  groups: [],
});

const SHOWN_TO_NOBODY_IN_PARTICULAR = [
  'show_for_all',
  'highlighted',
  'show_for_non_exclusive_only',
] as const;

const ALL = [
  ...SHOWN_TO_NOBODY_IN_PARTICULAR,
  'show_for_registered_only',
  'show_for_anonymous_only',
  'show_for_exclusive_only',
] as const;

function shown(
  userType: 'guest' | 'registered' | null,
  change: Partial<typeof NO_CAMPAIGN_FLAGS> = {},
) {
  const campaign = { ...NO_CAMPAIGN_FLAGS, ...change };
  return ALL.filter((visibility) => isFor({ userType, campaign }, spot(visibility)));
}

it('CNT-07 shows content for all, and highlighted content, to everyone', () => {
  for (const userType of ['guest', 'registered', null] as const)
    expect(shown(userType)).toEqual(expect.arrayContaining(['show_for_all', 'highlighted']));
});

it('CNT-03 shows content for the registered to signed-in shoppers only', () => {
  expect(shown('registered')).toEqual([
    ...SHOWN_TO_NOBODY_IN_PARTICULAR,
    'show_for_registered_only',
  ]);
});

it('CNT-04 shows anonymous content to guests only, and waits while the user is unknown', () => {
  expect(shown('guest')).toEqual([...SHOWN_TO_NOBODY_IN_PARTICULAR, 'show_for_anonymous_only']);
  expect(shown(null)).toEqual(SHOWN_TO_NOBODY_IN_PARTICULAR);
});

it.each(['isExclusiveAccessUser', 'isPromotionActive', 'isPromotionLeadGenActive'] as const)(
  'CNT-05 ROL-07 %s alone suffices for exclusive content',
  (fact) => {
    expect(shown(null, { [fact]: true })).toContain('show_for_exclusive_only');
    expect(shown(null)).not.toContain('show_for_exclusive_only');
  },
);

it('CNT-06 hides content for others from exclusive-access users', () => {
  expect(shown(null, { isPromotionActive: true })).toContain('show_for_non_exclusive_only');
  expect(shown(null, { isExclusiveAccessUser: true })).not.toContain('show_for_non_exclusive_only');
});

it('CNT-07 lists highlighted banners first, and the others in their order', () => {
  const spots = [spot('show_for_all'), spot('show_for_anonymous_only'), spot('highlighted')];
  expect(highlightedFirst(spots).map(({ id }) => id)).toEqual([
    'highlighted',
    'show_for_all',
    'show_for_anonymous_only',
  ]);
});
