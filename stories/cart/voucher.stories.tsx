import type { Story } from '@ladle/react';
import type { ComponentProps } from 'react';
import { VoucherField } from '#src/cart/vouchers/VoucherField.tsx';
import styles from '../Stories.module.css';

type Given = Partial<ComponentProps<typeof VoucherField>>;

const SPRING = { code: 'SPRING10', description: '10% off everything new', isUsed: true };
const BIG = { code: 'VERY-LONG-CODE-OF-A-PARTNER-26', description: '£50 off', isUsed: false };

function story(given: Given): Story {
  return () => (
    <div className={styles.page}>
      <VoucherField applied={[]} onAssign={() => undefined} onRemove={() => undefined} {...given} />
    </div>
  );
}

export const Closed = story({});
export const Applied = story({ applied: [SPRING, BIG] });
export const TakingOut = story({ applied: [SPRING, BIG], pending: 'SPRING10' });
export const Unknown = story({ refusal: 'unknown' });
export const NotValid = story({ applied: [SPRING], refusal: 'notValid' });
export const Unreachable = story({ refusal: 'unreachable' });
