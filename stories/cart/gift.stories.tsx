import type { Story } from '@ladle/react';
import { GiftChoice } from '#src/cart/gift/GiftChoice.tsx';
import { GiftNote } from '#src/cart/gift/GiftNote.tsx';
import type { CartGift } from '#src/cart/bag/contract.ts';
import styles from '../Stories.module.css';

const NONE: CartGift = { isGift: false, note: '', isWrapped: false, wrappingPrice: 390 };
const WRITTEN: CartGift = { ...NONE, isGift: true, note: 'For the long winter.\nKeep warm.' };

function story(gift: CartGift): Story {
  return () => (
    <div className={styles.page}>
      <GiftChoice gift={gift} />
    </div>
  );
}

export const NoGift = story(NONE);
export const Written = story(WRITTEN);
export const Wrapped = story({ ...WRITTEN, isWrapped: true });
export const WrappedForNothing = story({ ...WRITTEN, isWrapped: true, wrappingPrice: 0 });
export const TooLong = story({ ...WRITTEN, note: 'Warm wishes. '.repeat(20) });

export const ReadOnceMore: Story = () => (
  <div className={styles.form}>
    <GiftNote gift={WRITTEN} />
    <GiftNote gift={{ note: '', isWrapped: true }} />
  </div>
);
