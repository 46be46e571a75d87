// The model's modules, loaded in about the opposite order of `src/app/whole-model.ts`.
import '#src/app/features/shopping/wishlist.ts';
import '#src/app/features/reading/module.ts';
import '#src/app/features/purchase/module.ts';
import '#src/stock/sold-out-model.ts';
import '#src/stock/quick-model.ts';
import '#src/product/quick-add/quick-add-model.ts';
import '#src/stock/model.ts';
import '#src/product/choice/add-to-bag-model.ts';
import '#src/listing/products-by-id/products-by-id-model.ts';
import '#src/cart/changes/sending-model.ts';
import '#src/cart/changes/model.ts';
import '#src/fatal-error/model.ts';
import '#src/wishlist/model.ts';
import '#src/session/extension-model.ts';
import '#src/auth/sign-out-model.ts';
import '#src/auth/account-guard-model.ts';
import '#src/app/whole-model.ts';
import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';

for (const file of argv.slice(2)) {
  const { divergence } = verifyAtHand(readTrace(readFileSync(file, 'utf8')));
  stdout.write(`${divergence ? `${divergence.expected} / ${divergence.actual}` : 'verified'}\n`);
}
