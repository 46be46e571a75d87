import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { FaultKinds } from './FaultKinds.tsx';
import { NumberField } from './NumberField.tsx';
import { SessionOrders } from '../outbox/SessionOrders.tsx';
import { useFaultSettings } from './use-fault-settings.ts';
import styles from './FaultsForm.module.css';

/** Form of the injected faults for the shop's calls in this browser. */
export function FaultsForm() {
  const { t } = useTranslation('studio');
  const { settings, isKept, change } = useFaultSettings();
  const { isOn, percent, latencyMs, seed, kinds } = settings;
  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => change({ isOn: target.checked })}
        />
        {t('faults.isOn')}
      </label>
      <div className={styles.numbers}>
        <NumberField
          label={t('faults.percent')}
          value={percent}
          max={100}
          onChange={(value) => change({ percent: value })}
        />
        <NumberField
          label={t('faults.latency')}
          value={latencyMs}
          max={60_000}
          onChange={(value) => change({ latencyMs: value })}
        />
        <NumberField
          label={t('faults.seed')}
          value={seed}
          max={2 ** 31}
          onChange={(value) => change({ seed: value })}
        />
      </div>
      <FaultKinds chosen={kinds} onChange={(chosen) => change({ kinds: chosen })} />
      <p className={styles.problem} role="alert">
        {!isKept && t('faults.failed')}
      </p>
      <SessionOrders />
    </>
  );
}
