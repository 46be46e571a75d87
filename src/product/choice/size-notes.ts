import type { Translate } from '../../kernel/text-keys.ts';
import type { SizeOption } from '../../ui/form/SizeGrid.tsx';
import { type Availability, isUnbuyable, type Unbuyable } from './availability.ts';
import type { SizeAxisChoice } from './sizes.ts';

const STATES: Readonly<Record<Availability['status'], SizeOption['state']>> = {
  available: 'available',
  unknown: 'available',
  low: 'low',
  inBag: 'out-of-stock',
  outOfStock: 'out-of-stock',
  comingSoon: 'coming-soon',
};

export function stateOf({ status }: Availability): SizeOption['state'] {
  return STATES[status];
}

/** The state of a size in words; undefined when there is nothing to say. */
export function noteOf(availability: Availability, t: Translate<'catalogue'>): string | undefined {
  const { status } = availability;
  if (status === 'available' || status === 'unknown') return undefined;
  if (status === 'low') return t('stock.low', { count: availability.left }); // STK-09
  return t(`stock.${status}`);
}

/** Why none of the sizes can be bought, before any is chosen; undefined when one can, or the reasons differ. */
export function obstacleOf(axes: readonly SizeAxisChoice[]): Unbuyable | undefined {
  const first = axes[0]?.choices[0];
  if (!first) return undefined;
  const { status } = first.availability;
  if (!isUnbuyable(status)) return undefined;
  const isCommon = axes.every(
    ({ chosen, choices }) =>
      chosen === null && choices.every(({ availability }) => availability.status === status),
  );
  return isCommon ? status : undefined;
}
