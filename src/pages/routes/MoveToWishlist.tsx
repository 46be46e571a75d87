import { useUnit } from 'effector-react';
import type { CartLine } from '../../cart/bag/contract.ts';
import { moveToWishlist } from '../../cart/changes/moving-model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { addWishlistItem } from '../../wishlist/hearts-model.ts';

type Props = {
  line: CartLine;
};

/** Moves a line to the wishlist; guests must sign in first (WSH-02). */
export function MoveToWishlist({ line }: Props) {
  const { t } = useTranslation('cart');
  const { move, wish } = useUnit({ move: moveToWishlist, wish: addWishlistItem });
  return (
    <Button
      variant="quiet"
      size="small"
      data-no-print
      onClick={() => {
        move({ lineId: line.id });
        wish({ productId: line.productId });
      }}
    >
      {t('bag.move')}
      <VisuallyHidden> {line.name}</VisuallyHidden>
    </Button>
  );
}
