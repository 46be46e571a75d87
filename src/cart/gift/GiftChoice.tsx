import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { useLeaving } from '../../ui/overlay/use-leaving.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { errorTextKey } from '../bag/bag-error.ts';
import type { CartGift } from '../bag/contract.ts';
import styles from './GiftChoice.module.css';
import { isWorthSaying, lettersLeft, tidyNote } from './gift.ts';
import { $giftError, $unsavedNote, setGiftOptions } from './gift-model.ts';

type Props = {
  gift: CartGift;
};

/** Gift options: a card text, and wrapping. */
export function GiftChoice({ gift }: Props) {
  const { t } = useTranslation('cart');
  const { store, error, unsaved, say } = useUnit({
    store: $store,
    error: $giftError,
    unsaved: $unsavedNote,
    say: setGiftOptions,
  });
  const { isGift, note, isWrapped, wrappingPrice } = gift;
  // Typed text stays in the component until the field loses focus.
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const wasGift = useRef(isGift);
  const unsent = typed ?? unsaved;
  const left = lettersLeft(unsent ?? note);

  useEffect(() => {
    if (isGift && !wasGift.current) field.current?.querySelector('textarea')?.focus();
    wasGift.current = isGift;
  }, [isGift]);

  function change(wish: Partial<CartGift>) {
    const kept = unsent !== null && left >= 0 ? tidyNote(unsent) : note;
    say({ isGift, note: kept, isWrapped, ...wish });
  }

  function keepNote(text: string | null) {
    if (text === null || left < 0) return;
    setTyped(null);
    if (isGift && tidyNote(text) !== note) change({});
  }
  useLeaving(() => keepNote(typed));

  return (
    <section className={styles.gift} aria-label={t('gift.title')}>
      <Checkbox
        isSwitch
        label={t('gift.switch')}
        hint={t('gift.noPrices')}
        checked={isGift}
        onChange={(checked) => change({ isGift: checked })}
      />
      {isGift && (
        <div className={styles.wishes} ref={field}>
          <TextField
            label={t('gift.note')}
            name="giftNote"
            optionalLabel={t('gift.optional')}
            rows={3}
            autoComplete="off"
            value={unsent ?? note}
            onChange={setTyped}
            onBlur={() => keepNote(unsent)}
            hint={t('gift.left', { count: Math.max(0, left) })}
            error={left < 0 ? t('gift.tooLong', { count: -left }) : undefined}
          />
          <VisuallyHidden>
            <span role="status">
              {typed !== null &&
                left >= 0 &&
                isWorthSaying(left) &&
                t('gift.left', { count: left })}
            </span>
          </VisuallyHidden>
          <Checkbox
            label={t('gift.wrapping', {
              price:
                wrappingPrice === 0 ? t('total.deliveryFree') : formatMoney(wrappingPrice, store),
            })}
            hint={t('gift.wrappingHelp')}
            checked={isWrapped}
            onChange={(checked) => change({ isWrapped: checked })}
          />
        </div>
      )}
      {error && <Alert>{t(errorTextKey(error))}</Alert>}
    </section>
  );
}
