import { testRule } from './rule-tester.ts';

const filename = 'src/cart/changes/model.ts';
const valid = (code: string) => ({ filename, code });
const invalid = (code: string) => ({ filename, code, errors: [/^Name the feature/] });

testRule('named-feature', {
  valid: [
    valid(`feature('bag'); export const addItem = input('cart/addItem');`),
    valid(`const LONGEST = 3; feature('bag'); sample({ clock: addItem, target: add });`),
    valid(`export function unitsOf() { return state('cart/lines', []); }`),
    valid(`const lines = list('bag');`),
    { filename: 'src/event-log/units.ts', code: `const seen = createEvent();` },
    { filename: 'tests/cart/bag.test.ts', code: `const seen = createEvent();` },
  ],
  invalid: [
    invalid(`export const addItem = input('cart/addItem');`),
    invalid(`const $lines = state('cart/lines', []).on(addItem, add); feature('bag');`),
    invalid(`sample({ clock: addItem, target: add });`),
  ],
});
