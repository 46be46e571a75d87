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
import { rulesOfSession } from './rules-of.ts';
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
 * Makes a scenario of one page life of a trace: where it began, what the shopper did, in words, what failed, as rules, and the
 * facts that follow in the simulated shop. Where these are others than the trace has, the module says so.
 *
 * @param id the scenario's, with hyphens
 * @param which the page life, counted from 1; by default the last one in which a call failed, or else the first
 * @throws {RangeError} where the trace has fewer
 */
export async function writeScenario(
  trace: Trace,
  id: string,
  which?: number,
): Promise<WrittenScenario> {
  const lives = livesOf(trace);
  const of = which ?? defaultOf(lives);
  const life = lives[of - 1];
  if (!life) throw new RangeError(`The trace has no page life ${of}: they are ${lives.length}`);
  const { start, brand, untold } = startOfSession(life.records.filter(isCause));
  const failed = rulesOfSession(life);
  const traced = stepsOfSession(life, brand);
  const domains = domainsOf(traced, failed.failed);
  const scenario = (steps: readonly ScenarioStep[]): Scenario => {
    const situation: Situation = { start, rules: failed.rules, screen: [], steps };
    const title = `A recorded session: ${firstPress(steps) ?? start.path}`;
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
  const said = [
    ...untold,
    ...failed.untold,
    ...(lives.length > 1
      ? [`The trace has ${lives.length} page lives; this is number ${of}.`]
      : []),
    'Which requirements it shows, and what a person sees, is in no trace: `ledger` and `screen` are empty.',
    `The session was in ${start.store}: both brands walk it there.`,
  ];
  const written = scenario(steps);
  const name = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const domain = (domains[0] ?? 'session').split('/')[0] ?? 'session';
  const text = await format(moduleText(written, name, said, remarks), STYLE);
  return { domain, name, scenario: written, text, untold: [...said, ...remarks.flat()] };
}

/** A trace's page lives, each as a trace of its own. */
function livesOf({ records, ...rest }: Trace): Trace[] {
  const starts = records.flatMap((record, at) => (at > 0 && startOf(record) ? [at] : []));
  return [0, ...starts].map((from, at) => ({ ...rest, records: records.slice(from, starts[at]) }));
}

function defaultOf(lives: readonly Trace[]): number {
  const last = lives.findLastIndex((life) => rulesOfSession(life).rules.length > 0);
  return Math.max(last, 0) + 1;
}

/** What the shopper first did by a control, or at all. */
function firstPress(steps: readonly ScenarioStep[]): string | undefined {
  const wishes = steps.filter((step) => step.kind === 'shopper');
  const pressed = wishes.filter(({ press }) => press !== 'no-control');
  const isOfConsent = ({ input }: { input: string }) => input.startsWith('consent/');
  return (pressed.find((step) => !isOfConsent(step)) ?? pressed[0] ?? wishes[0])?.title;
}

/**
 * The domains of what the shopper did, those first of which something failed, and consent, which every session begins with,
 * last; of a page that is only looked at, those of what came.
 */
function domainsOf(traced: readonly TracedStep[], failed: readonly string[]): string[] {
  const wishes = traced.flatMap(({ step }) => (step.kind === 'shopper' ? [step.input] : []));
  const names = wishes.length > 0 ? wishes : traced.flatMap(({ facts }) => facts);
  const broken = new Set(failed.map((name) => name.split(/[/.]/)[1]));
  const rank = (domain: string) => (broken.has(domain) ? 0 : domain === 'consent' ? 2 : 1);
  const domains = [...new Set(names.map((name) => name.split('/')[0] ?? ''))];
  return domains.toSorted((one, other) => rank(one) - rank(other));
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
  rules: ${JSON.stringify(rl.rules)},
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
