import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { FaultKinds } from './FaultKinds.tsx';
import { NumberField } from './NumberField.tsx';
import { SessionOrders } from '../outbox/SessionOrders.tsx';
import styles from './FaultsForm.module.css';
import { useState } from 'react';
import { FAULT_KINDS } from '#harness/backend/faults/faults.ts';
import {
  type FaultSettings,
  readFaultSettings,
  writeFaultSettings,
} from '#harness/backend/faults/kept-faults.ts';

const UNTOUCHED: FaultSettings = {
  isOn: false,
  seed: 1,
  percent: 10,
  latencyMs: 0,
  kinds: [...FAULT_KINDS],
};

/** Fault settings of the backend; a change applies from the shop's next call. */
function useFaultSettings() {
  const [settings, setSettings] = useState(() => readFaultSettings() ?? UNTOUCHED);
  const [isKept, setIsKept] = useState(true);

  function change(part: Partial<FaultSettings>): void {
    const next = { ...settings, ...part };
    setSettings(next);
    try {
      writeFaultSettings(next);
      setIsKept(true);
    } catch {
      setIsKept(false);
    }
  }

  return { settings, isKept, change };
}

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
