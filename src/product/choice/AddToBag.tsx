import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Button } from '../../ui/action/Button.tsx';
import { addToBag, stickyAddToBag } from './add-to-bag-model.ts';
import styles from './AddToBag.module.css';
import { $chosen } from './choice-model.ts';
import { $product } from '../model.ts';
import { isUnbuyable } from './availability.ts';
import { NotifyButton } from './NotifyButton.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { $sizeAxes } from './size-axes.ts';
import { obstacleOf } from './size-notes.ts';

type Props = {
  name: string;
  price: string;
  wishlist: ReactNode | undefined;
  /** Takes the shopper to what is still to be chosen. */
  onSizeMissing: () => void;
};

/** The button, and on small screens a bar that has it in reach while the button is out of sight (PRD-06). */
export function AddToBag({ name, price, wishlist, onSizeMissing }: Props) {
  const { t } = useTranslation('catalogue');
  const afterPaint = useAfterPaint();
  const { chosen, axes, state, add, stickyAdd } = useUnit({
    chosen: $chosen,
    axes: $sizeAxes,
    state: $product,
    add: addToBag,
    stickyAdd: stickyAddToBag,
  });
  const status = chosen ? chosen.availability.status : obstacleOf(axes);
  const isRefused = status !== undefined && isUnbuyable(status);
  // Of these two the shopper can be told when they are over.
  const obstacle = status === 'outOfStock' || status === 'comingSoon' ? status : undefined;
  const label = isRefused ? t(`stock.${status}`) : t('product.add');

  function click(send: () => void) {
    if (isRefused && !chosen) return;
    if (chosen) return afterPaint(send);
    send();
    onSizeMissing();
  }

  return (
    <>
      <div className={styles.buttons} data-layout={useBrandLayout().facts}>
        <Button
          size="large"
          wide
          busy={state.status === 'loading'}
          aria-disabled={isRefused}
          onClick={() => click(add)}
        >
          {label}
        </Button>
        {wishlist}
      </div>
      {obstacle && <NotifyButton obstacle={obstacle} place="page" />}
      <div className={styles.bar} data-no-print>
        <p className={styles.what}>
          <span className={styles.name}>{name}</span>
          <span>{price}</span>
        </p>
        {obstacle ? (
          <NotifyButton obstacle={obstacle} place="bar" />
        ) : (
          <Button aria-disabled={isRefused} onClick={() => click(stickyAdd)}>
            {label}
          </Button>
        )}
      </div>
    </>
  );
}
