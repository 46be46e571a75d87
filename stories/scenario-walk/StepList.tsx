import type { ScenarioStep } from '#harness/scenarios/scenario.ts';
import styles from './StepList.module.css';

interface Props {
  steps: readonly ScenarioStep[];
  position: number;
}

export function StepList({ steps, position }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ kind, title }, index) => (
        <li
          key={title}
          className={styles.step}
          data-kind={kind}
          data-done={index < position}
          aria-current={index === position - 1 ? 'step' : undefined}
        >
          {title}
        </li>
      ))}
    </ol>
  );
}
