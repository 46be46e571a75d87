import { type Infer, array, enums, literal, nullable, object, string } from 'superstruct';
import { ShippingOption } from './shipping-contract.ts';
import { taggedUnion } from '../../../kernel/struct.ts';

/** CHK-08: tabs for home delivery and pickup. */
export const HOME = 1;
export const PICKUP = 2;
export const ShippingTab = enums([HOME, PICKUP]);
export type ShippingTab = Infer<typeof ShippingTab>;

/** Shipping options for this bag: not requested, loading, loaded, or failed. */
export const OfferedDelivery = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), options: array(ShippingOption) }),
  failed: object({ status: literal('failed') }),
});
export type OfferedDelivery = Infer<typeof OfferedDelivery>;

/** Id of the option chosen on each tab; `null` before a choice. */
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

/**
 * Returns the chosen option of a tab; the first one without a choice or if the chosen one is gone.
 */
export function chosenOn(
  tab: ShippingTab,
  options: readonly ShippingOption[],
  chosen: ChosenOptions,
): ShippingOption | undefined {
  const offered = optionsOn(tab, options);
  const id = tab === HOME ? chosen.home : chosen.pickup;
  return offered.find((option) => option.id === id) ?? offered[0];
}

/** Returns the lowest price of a tab, in minor units; `undefined` if the tab has no options. */
export function cheapestOn(
  tab: ShippingTab,
  options: readonly ShippingOption[],
): number | undefined {
  const prices = optionsOn(tab, options).map(({ price }) => price);
  return prices.length === 0 ? undefined : Math.min(...prices);
}
