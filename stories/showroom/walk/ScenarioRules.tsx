import { useMemo } from 'react';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { RuleLink } from '../RuleLink.tsx';
import { rulesOf } from '../rules.ts';
import styles from './ScenarioRules.module.css';

/** Requirements that a scenario shows, its own first. */
export function ScenarioRules({ scenario }: { scenario: Scenario }) {
  const { own, beside } = useMemo(() => rulesOf(scenario), [scenario]);
  return (
    <div>
      <h2>Requirements</h2>
      <Rules ids={own} />
      {beside.length > 0 && (
        <>
          <h3 className={styles.beside}>Also seen here</h3>
          <Rules ids={beside} />
        </>
      )}
    </div>
  );
}

function Rules({ ids }: { ids: readonly string[] }) {
  return (
    <ul className={styles.rules}>
      {ids.map((id) => (
        <li key={id}>
          <RuleLink id={id} />
        </li>
      ))}
    </ul>
  );
}
