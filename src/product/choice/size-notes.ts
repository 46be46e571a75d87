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

/** Text for a size's availability; undefined if there is none. */
export function noteOf(availability: Availability, t: Translate<'catalogue'>): string | undefined {
  const { status } = availability;
  if (status === 'available' || status === 'unknown') return undefined;
  if (status === 'low') return t('stock.low', { count: availability.left }); // STK-09
  return t(`stock.${status}`);
}

/** Reason that no size can be bought; undefined if one can, or if the reasons differ. */
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
