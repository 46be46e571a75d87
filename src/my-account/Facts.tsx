import styles from './Facts.module.css';

type Props = {
  facts: readonly (readonly [label: string, value: string | undefined])[];
  /** Text for a missing value. */
  missing: string;
};

/** List of labelled values. */
export function Facts({ facts, missing }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-missing={value ? undefined : true}>
            <bdi>{value || missing}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
