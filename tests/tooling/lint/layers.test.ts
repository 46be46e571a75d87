import { testRule } from './rule-tester.ts';

const wishlist = 'src/wishlist/model.ts';

testRule('layers', {
  valid: [
    { filename: wishlist, code: `import { nothing } from '../kernel/struct.ts';` },
    { filename: wishlist, code: `import { $store } from '../store-config/model.ts';` },
    { filename: wishlist, code: `import type { Product } from '../product/product.ts';` },
    { filename: wishlist, code: `import { type Product } from '#src/product/product.ts';` },
    { filename: wishlist, code: `import { $entries } from './entries.ts';` },
    { filename: wishlist, code: `import { sample } from 'effector';` },
    { filename: 'src/ports/clock.ts', code: `import { port } from '../event-log/units.ts';` },
    { filename: 'src/app/wiring.ts', code: `import { addItem } from '../wishlist/model.ts';` },
    { filename: 'src/main.tsx', code: `import { start } from './app/start.ts';` },
    { filename: 'src/main.tsx', code: `const b = await import('#harness/backend/browser.ts');` },
    { filename: 'harness/cli/replay.ts', code: `import { app } from '#src/app/whole-model.ts';` },
  ],
  invalid: [
    {
      filename: 'src/cart/bag/line.ts',
      code: `import type { Waiting } from '../changes/queue.ts';`,
      errors: ['cart/bag may not import upwards from cart/changes.'],
    },
    {
      filename: 'src/checkout/payment/pay/pay-model.ts',
      code: `import { $draft } from '../../details/details-model.ts';`,
      errors: ['checkout/payment/pay and checkout/details are siblings: only types may cross.'],
    },
    {
      filename: 'src/cart/parcels/parcel.ts',
      code: `import { total } from '../bag/totals.ts';`,
      errors: ['Give cart/parcels a rank under "within" in harness/lint/layers.json.'],
    },
    {
      filename: 'src/kernel/dates.ts',
      code: `import { port } from '../event-log/units.ts';`,
      errors: ['kernel may not import upwards from event-log.'],
    },
    {
      filename: 'src/kernel/dates.ts',
      code: `import type { Product } from '../product/product.ts';`,
      errors: ['kernel may not import upwards from product.'],
    },
    {
      filename: wishlist,
      code: `import { $cart } from '../cart/model.ts';`,
      errors: [/^wishlist and cart are siblings: only types may cross/],
    },
    {
      filename: wishlist,
      code: `import { type Cart, $cart } from '#src/cart/model.ts';`,
      errors: [/siblings/],
    },
    {
      filename: wishlist,
      code: `export * from '../auth/model.ts';`,
      errors: ['wishlist may not import upwards from auth.'],
    },
    {
      filename: wishlist,
      code: `const auth = import('../auth/model.ts');`,
      errors: ['wishlist may not import upwards from auth.'],
    },
    {
      filename: wishlist,
      code: `import { world } from '#harness/backend/world.ts';`,
      errors: ['src may not import #harness/backend/world.ts.'],
    },
    {
      filename: 'src/main.tsx',
      code: `import { start } from '#harness/backend/browser.ts';`,
      errors: ['src may not import #harness/backend/browser.ts.'],
    },
    {
      filename: 'src/app/start.ts',
      code: `const b = import('#harness/backend/browser.ts');`,
      errors: ['src may not import #harness/backend/browser.ts.'],
    },
    {
      filename: wishlist,
      code: `import { main } from '../main.tsx';`,
      errors: ['main.tsx stands above every folder; nothing in wishlist may import it.'],
    },
    {
      filename: 'src/novelty/model.ts',
      code: `import { nothing } from '../kernel/struct.ts';`,
      errors: ['Give novelty a layer in harness/lint/layers.json.'],
    },
  ],
});
