import { testRule } from './rule-tester.ts';

const filename = 'src/wishlist/model.ts';
const valid = (code: string) => ({ filename, code });
const invalid = (code: string, ...errors: (string | RegExp)[]) => ({ filename, code, errors });

testRule('naming', {
  valid: [
    valid(`export const addItem = input('wishlist/addItem', x);`),
    valid(`export const removeSelectedNow = command('wishlist/removeSelectedNow', x);`),
    valid(`export const feedBack = input('wishlist/feedBack', x);`),
    valid(`export const itemAdded = fact('wishlist/itemAdded', x);`),
    valid(`export const changeRolledBack = fact('wishlist/changeRolledBack', x);`),
    valid(`export const linkSent = fact('wishlist/linkSent', x);`),
    valid(`export const loadWishlist = command('wishlist/load', x);`),
    valid(`export const $entries = state('wishlist/entries', [], x);`),
    valid(`const $count = $entries.map((all) => all.length);`),
    valid(`const $both = combine($one, $other);`),
    valid(`const labels = entries.map((entry) => entry.label);`),
    valid(`const addFx = callFx(addCall);`),
    valid(`function make() { const unit = state('wishlist/entries', [], x); }`),
    {
      filename: 'src/ports/start.ts',
      code: `export const appStarted = input('app/appStarted', x);`,
    },
    {
      filename: 'src/wishlist/pending-model.ts',
      code: `const $all = combine($one, $other); sample({ clock: one, target: other });`,
    },
    { filename: 'src/wishlist/api.ts', code: `export const addCall = defineCall({});` },
    { filename: 'src/app/wiring.ts', code: `sample({ clock: one, target: other });` },
    {
      filename: 'src/wishlist/wishlist.ts',
      code: `export function countOf() { return combine($one, $other); }`,
    },
    { filename: 'src/ports/tabs.ts', code: `export const tellTabsFx = port('tabs/tell', x);` },
    { filename: 'tests/wishlist/model.test.ts', code: `const entries = state('a/b', [], x);` },
  ],
  invalid: [
    {
      filename: 'src/wishlist/wishlist.ts',
      code: `export const $both = combine($one, $other);`,
      errors: [/^A file with combine\(\) at its top is a model: name it model.ts or …-model.ts/],
    },
    {
      filename: 'src/wishlist/sending.ts',
      code: `sample({ clock: one, target: other }); sample({ clock: two, target: other });`,
      errors: [/^A file with sample\(\) at its top is a model/],
    },
    invalid(
      `const entries = state('wishlist/entries', [], x);`,
      'entries is a store: name it $noun.',
    ),
    invalid(`const count = $entries.map((all) => all.length);`, 'count is a store: name it $noun.'),
    invalid(`const count = model.$entries.map((all) => 1);`, 'count is a store: name it $noun.'),
    invalid(`const both = combine($one, $other);`, 'both is a store: name it $noun.'),
    invalid(`const add = callFx(addCall);`, 'add is an effect: name it verbNounFx.'),
    invalid(`const addItem = fact('wishlist/addItem', x);`, /addItem is a fact/),
    invalid(`const itemAdded = input('wishlist/itemAdded', x);`, /itemAdded is an input/),
    invalid(`const pageLeft = command('wishlist/pageLeft', x);`, /pageLeft is a command/),
    invalid(`const addItem = input('wishlist/addThing', x);`, /the two names must agree/),
    invalid(`const addItem = input('cart/addItem', x);`, /its domain must be wishlist/),
    invalid(`const $all = state('wishlist/list', [], x);`, /the two names must agree/),
  ],
});
