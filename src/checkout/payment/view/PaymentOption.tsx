import { useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { type Money, formatMoney } from '../../../commerce/money.ts';
import { PaymentMarks } from './PaymentMarks.tsx';
import { $store } from '../../../store-config/model.ts';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import type { MethodProblem } from '../payment.ts';
import styles from './PaymentOption.module.css';

type Props = {
  /** Name of the radio group. */
  group: string;
  name: string;
  /** Second line below the name. */
  note?: string | undefined;
  logos: readonly string[];
  fee?: Money | undefined;
  problem: MethodProblem | undefined;
  isChosen: boolean;
  onChoose: () => void;
  /** Inputs or actions of the option. */
  children?: ReactNode | undefined;
};

/** Payment option: a radio button with its logos, its fee and the reason if unusable. */
export function PaymentOption(props: Props) {
  const { group, name, note, logos, fee = 0, problem, isChosen, onChoose, children } = props;
  const { t } = useTranslation('checkout');
  const id = useId();
  const store = useUnit($store);
  const limit = problem?.limit === undefined ? '' : formatMoney(problem.limit, store);
  const told = problem
    ? t(`pay.problem.${problem.reason}`, { limit })
    : fee > 0
      ? t('pay.fee', { fee: formatMoney(fee, store) })
      : note;
  return (
    <div className={styles.way} data-chosen={(isChosen && !problem) || undefined}>
      <div className={styles.head}>
        <label className={styles.label}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            checked={isChosen && !problem}
            disabled={problem !== undefined}
            aria-describedby={told === undefined ? undefined : id}
            onChange={onChoose}
          />
          <span className={styles.name}>{name}</span>
        </label>
        <PaymentMarks codes={logos} label={t('pay.takes')} />
        {told !== undefined && (
          <p id={id} className={styles.note}>
            {told}
          </p>
        )}
      </div>
      {children !== undefined && children !== false && (
        <div className={styles.body}>{children}</div>
      )}
    </div>
  );
}
