import { type Infer, array, string, type } from 'superstruct';
import { AddressAnswer, readAddress } from '../../../kernel/address.ts';
import { Amount, parseMoney } from '../../../commerce/money.ts';
import { optionalLenient, present } from '../../../kernel/tolerant.ts';
import type { ShippingInfo, ShippingOption } from './shipping-contract.ts';

export const ShippingOptionsAnswer = type({
  usableShippingMode: array(
    type({
      shipModeId: string(),
      shipModeCode: string(),
      shipModeDescription: string(),
      shippingCharge: Amount,
      pickupType: optionalLenient(string()),
    }),
  ),
});

export const ShippingInfoAnswer = type({
  shipModeId: optionalLenient(string()),
  address: optionalLenient(AddressAnswer),
  pickupPointId: optionalLenient(string()),
});

export function readShippingOptions({
  usableShippingMode,
}: Infer<typeof ShippingOptionsAnswer>): ShippingOption[] {
  return usableShippingMode.map((mode) =>
    present({
      id: mode.shipModeId,
      code: mode.shipModeCode,
      description: mode.shipModeDescription,
      price: parseMoney(mode.shippingCharge),
      pickupType: mode.pickupType,
    }),
  );
}

export function readShippingInfo(answer: Infer<typeof ShippingInfoAnswer>): ShippingInfo {
  const { shipModeId, address, pickupPointId } = answer;
  return present({
    optionId: shipModeId,
    address: address && readAddress(address),
    pickupPointId,
  });
}
