import styles from './SumRow.module.css';

type Props = {
  label: string;
  amount: string;
  /** Style of a deduction or of the total. */
  kind?: 'saving' | 'total' | undefined;
};

/**
 * One row of a price breakdown, inside a `dl`.
 * @example <dl><SumRow label={t('total.total')} amount="£33.80" kind="total" /></dl>
 */
export function SumRow({ label, amount, kind }: Props) {
  return (
    <div className={styles.row} data-kind={kind}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
