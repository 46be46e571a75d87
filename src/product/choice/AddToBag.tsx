import { useUnit } from 'effector-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Button } from '../../ui/action/Button.tsx';
import { $waitingAdd, addToBag, stickyAddToBag } from './add-to-bag-model.ts';
import styles from './AddToBag.module.css';
import { $chosen, $selector } from './choice-model.ts';
import {
  $isSizeAsked,
  $recalled,
  addLastSize,
  chooseAnotherSize,
} from './remembered-size-model.ts';
import { $product } from '../model.ts';
import { isUnbuyable } from './availability.ts';
import { NotifyButton } from './NotifyButton.tsx';
import { useSizeText } from './use-size-text.ts';
import { coverFoot, useCoveredFoot } from '../../ui/hooks/covered-foot.ts';
import { useSize } from '../../ui/hooks/use-size.ts';
import { useAfterPaint } from '../../ui/hooks/use-painted.ts';
import { WithoutScript } from '../../ui/WithoutScript.tsx';
import { $sizeAxes } from './size-axes.ts';
import { obstacleOf } from './size-notes.ts';
import { RememberedSizePrompt } from './RememberedSizePrompt.tsx';

type Props = {
  name: string;
  price: string;
  wishlist: ReactNode | undefined;
  /** Expected delivery days; absent for products that cannot be bought. */
  arrival?: ReactNode | undefined;
  /** Scrolls to the choice that is still missing. */
  onSizeMissing: () => void;
};

/** The button, and on small screens a sticky bar while the button is out of view (PRD-06). */
export function AddToBag({ name, price, wishlist, arrival, onSizeMissing }: Props) {
  const { t } = useTranslation('catalogue');
  const afterPaint = useAfterPaint();
  const onPage = useRef<HTMLDivElement>(null);
  const inBar = useRef<HTMLDivElement>(null);
  const coveredFoot = useCoveredFoot();
  const [measure, { height }] = useSize('border');
  const {
    chosen,
    axes,
    state,
    selector,
    recalled,
    isAsked,
    waitingAdd,
    add,
    stickyAdd,
    again,
    other,
  } = useUnit({
    waitingAdd: $waitingAdd,
    chosen: $chosen,
    axes: $sizeAxes,
    state: $product,
    add: addToBag,
    stickyAdd: stickyAddToBag,
    selector: $selector,
    recalled: $recalled,
    isAsked: $isSizeAsked,
    again: addLastSize,
    other: chooseAnotherSize,
  });
  const sizeText = useSizeText(state.status === 'ready' ? state.product : null);
  const status = chosen ? chosen.availability.status : obstacleOf(axes);
  const isRefused = status !== undefined && isUnbuyable(status);
  // Only these two states offer a back-in-stock notice.
  const obstacle = status === 'outOfStock' || status === 'comingSoon' ? status : undefined;
  const label = isRefused ? t(`stock.${status}`) : t('product.add');
  // `translate` causes no layout shift.
  const aboveNotice = coveredFoot > 0 ? { translate: `0 ${-coveredFoot}px` } : undefined;

  useLayoutEffect(() => {
    const page = inBar.current?.ownerDocument;
    if (!page) return undefined;
    coverFoot(page, 'bar', height);
    return () => coverFoot(page, 'bar', 0);
  }, [height]);

  function click(send: () => void) {
    if (isRefused && !chosen) return;
    if (chosen) return afterPaint(send);
    send();
    if (recalled?.status !== 'offered') onSizeMissing();
  }

  function question(place: RefObject<HTMLElement | null>) {
    const isHere = selector.stickyAddToBagClick === (place === inBar);
    if (!isAsked || !isHere || !recalled) return null;
    return (
      <RememberedSizePrompt
        label={sizeText(recalled.size)}
        onYes={() => {
          // The question unmounts: return the focus to the button.
          place.current?.querySelector('button')?.focus();
          afterPaint(again);
        }}
        onOther={() => {
          other();
          onSizeMissing();
        }}
      />
    );
  }

  return (
    <>
      <WithoutScript place="buy" />
      <div ref={onPage} className={styles.buttons} data-layout={useBrandLayout().facts}>
        <Button
          size="large"
          wide
          busy={state.status === 'loading' || waitingAdd !== null}
          aria-disabled={isRefused}
          onClick={() => click(add)}
        >
          {label}
        </Button>
        {wishlist}
      </div>
      {question(onPage)}
      {obstacle ? <NotifyButton obstacle={obstacle} place="page" /> : arrival}
      <div ref={measure} className={styles.bar} style={aboveNotice} data-no-print data-with-script>
        {question(inBar)}
        <div ref={inBar} className={styles.row}>
          <p className={styles.what}>
            <span className={styles.name}>{name}</span>
            <span>{price}</span>
          </p>
          {obstacle ? (
            <NotifyButton obstacle={obstacle} place="bar" />
          ) : (
            <Button
              busy={waitingAdd !== null}
              aria-disabled={isRefused}
              onClick={() => click(stickyAdd)}
            >
              {label}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
