import { boolean, nullable } from 'superstruct';
import { feature, input, state } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { locationChanged } from '../../ports/navigation.ts';
import { leaveBag, miniBagLoaded, readFailed, retryBag } from './bag-model.ts';
import { BagError } from './cart.ts';

feature('core');

export const openMiniBag = input('cart/openMiniBag', noPayload());
export const closeMiniBag = input('cart/closeMiniBag', noPayload());

export const $isMiniBagOpen = state('cart/isMiniBagOpen', false, boolean());
/** CRT-14 */
export const $bagError = state<BagError | null>('cart/bagError', null, nullable(BagError));

$isMiniBagOpen.on(openMiniBag, () => true).on([closeMiniBag, locationChanged], () => false);

$bagError
  .on([closeMiniBag, leaveBag, retryBag], () => null)
  .on(readFailed, (error) => error ?? { doing: 'read' })
  .on(miniBagLoaded, (error) => (error?.doing === 'read' ? null : error));
