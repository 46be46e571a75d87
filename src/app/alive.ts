import { type Scope, scopeBind } from 'effector';
import { fetchFile } from '../kernel/late-file.ts';
import { onIntent } from '../ports/browser/intent.ts';
import { turn } from '../ports/browser/page-turn.ts';
import { warmProduct } from '../product/model.ts';
import { viewOf } from '../pages/page.ts';
import { productIdOf } from '../pages/product-path.ts';

/** What a page does beside what it shows, from when it lives: its code is no part of the first load. */
export function attend({ scope }: { scope: Scope }): void {
  const warm = scopeBind(warmProduct, { scope });
  onIntent('article', (tile) => {
    const productId = productIdOf(tile.querySelector('a')?.pathname ?? '');
    if (productId === undefined) return;
    warm({ productId });
    Promise.all([
      fetchFile(() => import('../ports/browser/morph.ts')),
      viewOf({ kind: 'product', productId }).fetch(),
    ]).then(
      ([{ morph }]) => (turn.page = morph),
      () => undefined, // A press asks for the page again, and says why there is none.
    );
  });
}
