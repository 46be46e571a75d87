import { useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { orderSessionEnd } from '#harness/backend/faults/kept-faults.ts';
import styles from './SessionOrders.module.css';

const ORDERS = ['time', 'other-device'] as const;

/** Ends the shop's session at its next call. */
export function SessionOrders() {
  const { t } = useTranslation('studio');
  const [outcome, setOutcome] = useState<'none' | 'ordered' | 'failed'>('none');

  function give(order: (typeof ORDERS)[number]): void {
    try {
      orderSessionEnd(order);
      setOutcome('ordered');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <div className={styles.orders}>
      {ORDERS.map((order) => (
        <button key={order} type="button" onClick={() => give(order)}>
          {t(`faults.order.${order}`)}
        </button>
      ))}
      <p className={styles.outcome} role="status">
        {outcome !== 'none' && t(`faults.${outcome}`)}
      </p>
    </div>
  );
}
