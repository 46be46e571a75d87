import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { FAULT_KINDS, type FaultKind } from '#harness/backend/faults/faults.ts';
import styles from './FaultKinds.module.css';

interface Props {
  chosen: readonly FaultKind[];
  onChange: (kinds: FaultKind[]) => void;
}

export function FaultKinds({ chosen, onChange }: Props) {
  const { t } = useTranslation('studio');
  return (
    <fieldset>
      <legend className={styles.legend}>{t('faults.kinds')}</legend>
      <div className={styles.kinds}>
        {FAULT_KINDS.map((kind) => (
          <label key={kind} className={styles.kind}>
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={({ target }) =>
                onChange(
                  FAULT_KINDS.filter((each) =>
                    each === kind ? target.checked : chosen.includes(each),
                  ),
                )
              }
            />
            {t(`faults.kind.${kind}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
