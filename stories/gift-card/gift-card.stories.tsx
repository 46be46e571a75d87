import type { Story } from '@ladle/react';
import { balanceForm } from '#src/gift-card/balance-model.ts';
import { BalanceForm } from '#src/gift-card/BalanceForm.tsx';
import type { BalanceState } from '#src/gift-card/gift-card.ts';
import styles from '../Stories.module.css';

function story(state: BalanceState): Story {
  return () => (
    <div className={styles.page}>
      <BalanceForm
        form={balanceForm}
        state={state}
        today="2026-11-20"
        money={{ locale: 'en-GB', currencyCode: 'GBP' }}
        onAsk={() => undefined}
      />
    </div>
  );
}

const known = (balance: number, expires: string) =>
  story({ status: 'known', balance: { balance, currency: 'GBP', expires } });

export const Idle = story({ status: 'idle' });
export const Asking = story({ status: 'asking' });
export const SomethingLeft = known(2500, '2028-05-03');
export const NothingLeft = known(0, '2028-05-03');
export const Expired = known(2500, '2026-11-19');
export const Unknown = story({ status: 'failed', reason: 'unknown' });
export const Unreachable = story({ status: 'failed', reason: 'unreachable' });
