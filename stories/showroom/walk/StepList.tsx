import type { ScenarioStep } from '#harness/scenarios/scenario.ts';
import styles from './StepList.module.css';

interface Props {
  steps: readonly ScenarioStep[];
  position: number;
  goTo: (step: number) => void;
}

const KINDS: Readonly<Record<ScenarioStep['kind'], string>> = {
  shopper: 'The shopper',
  visit: 'The shopper goes',
  settle: 'What is right',
  pause: 'Time passes',
};

/** List of links to all steps; the first is the start. */
export function StepList({ steps, position, goTo }: Props) {
  return (
    <ol className={styles.steps} start={0}>
      <Step number={0} kind="Start" title="Where it begins." {...{ position, goTo }} />
      {steps.map(({ kind, title }, index) => (
        <Step
          key={index}
          number={index + 1}
          kind={KINDS[kind]}
          title={title}
          {...{ position, goTo }}
        />
      ))}
    </ol>
  );
}

interface StepProps {
  number: number;
  kind: string;
  title: string;
  position: number;
  goTo: (step: number) => void;
}

function Step({ number, kind, title, position, goTo }: StepProps) {
  return (
    <li className={styles.step}>
      <button
        type="button"
        aria-current={number === position ? 'step' : undefined}
        onClick={() => goTo(number)}
      >
        <span className={styles.kind}>
          {number}. {kind}
        </span>
        {title}
      </button>
    </li>
  );
}
