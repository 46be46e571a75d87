import { testRule } from './rule-tester.ts';

const filename = 'src/cart/changes/model.ts';
const valid = (code: string) => ({ filename, code });
const invalid = (code: string, ...errors: (string | RegExp)[]) => ({ filename, code, errors });

testRule('no-raw-units', {
  valid: [
    valid(`sample({ clock: addItem, source: $cart, filter: isOpen, fn: total, target: add });`),
    valid(`sample({ clock: addItem, target: add });`),
    valid(`sampleStores({ clock: addItem, source: { cart: $cart, user: $user }, target: add });`),
    valid(`reset({ clock: forgetOrders, target: [$orders, $order] });`),
    valid(`const { pending } = bag; changes.pending;`),
    { filename: 'src/ports/http/call.ts', code: `unit.watch(print);` },
  ],
  invalid: [
    invalid(`reset({ target: $orders });`, /^reset\(\) without a clock/),
    invalid(`$cart.watch(print);`, /^No \.watch\(\)/),
    invalid(`const $isSaving = saveFx.pending;`, /^No \.pending: no log knows it/),
    invalid(`saveFx.inFlight.map(String);`, /^No \.inFlight: no log knows it/),
    invalid(`scope.getState($cart);`, /^No \.getState\(\)/),
    invalid(`sample({ source: $cart, target: add });`, /without a clock/),
    invalid(`sample({ clock: addItem, source: { cart: $cart } });`, /use sampleStores\(\)/),
    invalid(`sampleStores({ source: { cart: $cart }, target: add });`, /without a clock/),
    invalid(`sample($cart, addItem);`, /takes one object/),
    invalid(`sample({ source: $cart, clock: addItem, target: add });`, /in this order/),
    invalid(`sample({ clock: addItem, target: add, fn: total });`, /in this order/),
  ],
});
