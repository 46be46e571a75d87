import { type Infer, array, enums, literal, nullable, object, string } from 'superstruct';
import { ShippingOption } from './shipping-contract.ts';
import { taggedUnion } from '../../../kernel/struct.ts';

/** CHK-08: to the shopper's door, or to a pickup point. */
export const HOME = 1;
export const PICKUP = 2;
export const ShippingTab = enums([HOME, PICKUP]);
export type ShippingTab = Infer<typeof ShippingTab>;

/** The ways to have this bag delivered: not asked for, under way, known, or not to be had. */
export const OfferedDelivery = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), options: array(ShippingOption) }),
  failed: object({ status: literal('failed') }),
});
export type OfferedDelivery = Infer<typeof OfferedDelivery>;

/** Which way was chosen on each tab, by its id; `null` while nobody has. */
export const ChosenOptions = object({ home: nullable(string()), pickup: nullable(string()) });
export type ChosenOptions = Infer<typeof ChosenOptions>;

const NONE: ShippingOption[] = [];

export function optionsOf(delivery: OfferedDelivery): ShippingOption[] {
  return delivery.status === 'ready' ? delivery.options : NONE;
}

export function tabOf({ pickupType }: ShippingOption): ShippingTab {
  return pickupType === undefined ? HOME : PICKUP;
}

export function optionsOn(
  tab: ShippingTab,
  options: readonly ShippingOption[],
): readonly ShippingOption[] {
  return options.filter((option) => tabOf(option) === tab);
}

/** The chosen way of a tab; the first one where none is, or where the chosen one is gone. */
export function chosenOn(
  tab: ShippingTab,
  options: readonly ShippingOption[],
  chosen: ChosenOptions,
): ShippingOption | undefined {
  const offered = optionsOn(tab, options);
  const id = tab === HOME ? chosen.home : chosen.pickup;
  return offered.find((option) => option.id === id) ?? offered[0];
}

/** The lowest price of a tab, in minor units; `undefined` where it offers nothing. */
export function cheapestOn(
  tab: ShippingTab,
  options: readonly ShippingOption[],
): number | undefined {
  const prices = optionsOn(tab, options).map(({ price }) => price);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
