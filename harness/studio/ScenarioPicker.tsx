import { useId, useState } from 'react';
import { useTranslation } from '#src/ui/i18n/use-translation.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { BRANDS, type Brand } from '#src/commerce/brands.ts';
import type { Studio } from './use-studio.ts';
import styles from './ScenarioPicker.module.css';

const BRAND_KEYS = Object.keys(BRANDS) as Brand[];

/** Runs a simulation scenario in this browser and opens its recording. */
export function ScenarioPicker({ studio }: { studio: Studio }) {
  const { t } = useTranslation('studio');
  const id = useId();
  const [scenario, setScenario] = useState(SCENARIOS[0]?.id ?? '');
  const [brand, setBrand] = useState<Brand>('rl');
  return (
    <form
      className={styles.picker}
      onSubmit={(event) => {
        event.preventDefault();
        void studio.openScenario(scenario, brand);
      }}
    >
      <label htmlFor={id}>{t('scenario.label')}</label>
      <select id={id} value={scenario} onChange={({ target }) => setScenario(target.value)}>
        {SCENARIOS.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
      <select
        aria-label={t('scenario.brand')}
        value={brand}
        onChange={({ target }) => setBrand(target.value === 'hm' ? 'hm' : 'rl')}
      >
        {BRAND_KEYS.map((key) => (
          <option key={key} value={key}>
            {BRANDS[key].name}
          </option>
        ))}
      </select>
      <button type="submit" disabled={studio.busy === 'recording'}>
        {t(studio.busy === 'recording' ? 'scenario.recording' : 'scenario.open')}
      </button>
    </form>
  );
}
