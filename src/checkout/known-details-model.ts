import { sample } from 'effector';
import { fact } from '../event-log/units.ts';
import { toDraft } from '../address/address.ts';
import { emptyDraft } from '../address/draft.ts';
import { usableBillingAddressCall } from '../cart/billing-api.ts';
import { shippingInfoCall } from '../cart/shipping-api.ts';
import type { ShippingInfo } from '../cart/shipping-contract.ts';
import type { Address } from '../kernel/address.ts';
import { nothing } from '../kernel/struct.ts';
import { callFx } from '../ports/call.ts';
import { $userInfo } from '../session/model.ts';
import { $store } from '../store-config/model.ts';
import { addressesOf, idInBook } from './address-book.ts';
import { $addressBook, addressKept, bookRead } from './address-book-model.ts';
import { HOME, PICKUP } from './delivery.ts';
import { restoreDelivery } from './delivery-model.ts';
import {
  $chosenAddresses,
  $hasOwnBilling,
  $typed,
  restoreChoices,
  restoreDrafts,
} from './details-model.ts';
import { $isDetailsOpen, openDetails } from './details-open.ts';
import { isUntouched } from './typed-address.ts';
