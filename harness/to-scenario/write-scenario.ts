import { format } from 'prettier';
import { isOf } from '#harness/scenarios/check.ts';
import type {
  ExpectedFact,
  Scenario,
  ScenarioStep,
  Situation,
} from '#harness/scenarios/scenario.ts';
import type { Trace } from '#harness/replay/trace.ts';
import { isCause, startOf } from '#harness/replay/trace.ts';
import { startOfSession } from './start-of.ts';
import { type TracedStep, stepsOfSession } from './steps-of.ts';
import { factsOfRun } from './told-by-running.ts';

/** What is written for a trace. */
export interface WrittenScenario {
  domain: string;
  /** By what the module exports: `removalUndone`. */
  name: string;
  scenario: Scenario;
  /** The text of its module. */
  text: string;
  /** What could not be told, in sentences; the module says it as well. */
  untold: readonly string[];
}

/** As the project's files are formatted. */
const STYLE = { parser: 'typescript', printWidth: 100, singleQuote: true } as const;

/**
 * Makes a scenario of a trace's first page life: where it began, what the shopper did, in words, and the facts that
 * follow in the simulated shop. Where these are others than the trace has, the module says so.
 *
 * @param id the scenario's, with hyphens
 */
export async function writeScenario(trace: Trace, id: string): Promise<WrittenScenario> {
  const first = firstLife(trace);
  const { start, brand, untold } = startOfSession(first.records.filter(isCause));
  const traced = stepsOfSession(first, brand);
  const domains = domainsOf(traced);
  const scenario = (steps: readonly ScenarioStep[]): Scenario => {
    const situation: Situation = { start, rules: [], screen: [], steps };
    const title = `A recorded session: ${traced.find(({ step }) => step.kind === 'shopper')?.step.title ?? start.path}`;
    const summary = `What a shopper did from ${start.path} on, as a trace has it.`;
    return { id, title, summary, ledger: [], domains, in: { rl: situation, hm: situation } };
  };
  const facts = await factsOfRun(scenario(traced.map(({ step }) => step)), brand);
  const steps = traced.map(({ step }, at) => ({
    ...step,
    facts: (facts[at] ?? []).map((name): ExpectedFact => ({ name })),
  }));
  const remarks = traced.map((one, at) => [
    ...one.remarks,
    ...otherwise(one, facts[at] ?? [], domains),
  ]);
  const lives = trace.records.filter((record) => startOf(record)).length;
  const said = [
    ...untold,
    ...(lives > 1 ? [`The trace has ${lives} page lives; this is its first.`] : []),
    'Which requirements it shows, and what a person sees, is in no trace: `ledger` and `screen` are empty.',
    `The session was in ${start.store}: both brands walk it there.`,
  ];
  const written = scenario(steps);
  const name = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const domain = (domains[0] ?? 'session').split('/')[0] ?? 'session';
  const text = await format(moduleText(written, name, said, remarks), STYLE);
  return { domain, name, scenario: written, text, untold: [...said, ...remarks.flat()] };
}

function firstLife({ records, ...rest }: Trace): Trace {
  const second = records.findIndex((record, at) => at > 0 && startOf(record));
  return { ...rest, records: second === -1 ? records : records.slice(0, second) };
}

/** The domains of what the shopper did; of a page that is only looked at, those of what came. */
function domainsOf(traced: readonly TracedStep[]): string[] {
  const wishes = traced.flatMap(({ step }) => (step.kind === 'shopper' ? [step.input] : []));
  const names = wishes.length > 0 ? wishes : traced.flatMap(({ facts }) => facts);
  return [...new Set(names.map((name) => name.split('/')[0] ?? ''))];
}

function otherwise(
  { facts }: TracedStep,
  ofRun: readonly string[],
  domains: readonly string[],
): string[] {
  const recorded = facts.filter((fact) => isOf(fact, domains));
  if (recorded.toSorted().join() === ofRun.toSorted().join()) return [];
  return [
    `In the trace: ${recorded.join(', ') || 'no fact'}. The simulated shop answers otherwise.`,
  ];
}

function moduleText(
  { id, title, summary, ledger, domains, in: { rl } }: Scenario,
  name: string,
  said: readonly string[],
  remarks: readonly (readonly string[])[],
): string {
  const steps = rl.steps.map((step, at) => {
    const lines = (remarks[at] ?? []).map((remark) => `// ${remark}\n`);
    return `${lines.join('')}${JSON.stringify(step)}`;
  });
  return `import type { Scenario, Situation } from '../scenario.ts';

// Written from a trace. What it does not tell:
${said.map((one) => `// - ${one}`).join('\n')}
const situation: Situation = {
  start: ${JSON.stringify(rl.start)},
  rules: [],
  screen: [],
  steps: [${steps.join(',\n')}],
};

/** ${summary.replaceAll('*/', '')} */
export const ${name}: Scenario = {
  id: ${JSON.stringify(id)},
  title: ${JSON.stringify(title)},
  summary: ${JSON.stringify(summary)},
  ledger: ${JSON.stringify(ledger)},
  domains: ${JSON.stringify(domains)},
  in: { rl: situation, hm: situation },
};
`;
}
