import { testRule } from './rule-tester.ts';

const filename = 'src/cart/changes/model.ts';
const valid = (code: string) => ({ filename, code });
const invalid = (code: string, ...errors: (string | RegExp)[]) => ({ filename, code, errors });

testRule('no-raw-units', {
  valid: [
    valid(`import { sample, combine } from 'effector';`),
    valid(`import type { createStore } from 'effector';`),
    valid(`import { useUnit } from 'effector-react';`),
    valid(`sample({ clock: addItem, source: $cart, filter: isOpen, fn: total, target: add });`),
    valid(`sample({ clock: addItem, target: add });`),
    valid(`import { split } from 'effector';`),
    valid(`import { splitMap, spread, condition, and, or, not, reset } from 'patronum';`),
    valid(`reset({ clock: forgetOrders, target: [$orders, $order] });`),
    valid(`const { pending } = bag; changes.pending;`),
    { filename: 'src/event-log/units.ts', code: `import { createStore } from 'effector';` },
    { filename: 'src/ports/http/call.ts', code: `unit.watch(print);` },
    { filename: 'tests/cart/model.test.ts', code: `import { createStore } from 'effector';` },
  ],
  invalid: [
    invalid(`import { createStore } from 'effector';`, /^No createStore of effector here/),
    invalid(
      `import { createEvent, createEffect as make } from 'effector';`,
      /createEvent/,
      /createEffect/,
    ),
    invalid(`import { debounce } from 'patronum';`, /use debounced\(\) of the ports/),
    invalid(`import { delay } from 'patronum';`, /time comes from the clock port/),
    invalid(`import { pending, spread } from 'patronum';`, /^No pending .* use query\(\)/),
    invalid(`import { once } from 'patronum';`, /it keeps what no log knows, use state\(\)/),
    invalid(`import { debounce } from 'patronum/debounce';`, /import from patronum itself/),
    invalid(`reset({ target: $orders });`, /^reset\(\) without a clock/),
    invalid(`import { useStore } from 'effector-react';`, /use useUnit/),
    invalid(`import { inspect } from 'effector/inspect';`, /slows every scope/),
    invalid(`$cart.watch(print);`, /^No \.watch\(\)/),
    invalid(`const $isSaving = saveFx.pending;`, /^No \.pending: no log knows it/),
    invalid(`saveFx.inFlight.map(String);`, /^No \.inFlight: no log knows it/),
    invalid(`scope.getState($cart);`, /^No \.getState\(\)/),
    invalid(`sample({ source: $cart, target: add });`, /without a clock/),
    invalid(`sample($cart, addItem);`, /takes one object/),
    invalid(`sample({ source: $cart, clock: addItem, target: add });`, /in this order/),
    invalid(`sample({ clock: addItem, target: add, fn: total });`, /in this order/),
  ],
});
