import {
  type Code,
  code,
  commentCode,
  joinedCode,
  nameCode,
  printCode,
} from '#harness/code/print-code.ts';
import { isOf } from '#harness/scenarios/check.ts';
import type { Scenario, ScenarioStep, Situation } from '#harness/scenarios/scenario.ts';
import { type Trace, isCause } from '#harness/replay/trace.ts';
import { likeliestOf, livesOf, toldLives } from './lives.ts';
import { isAround } from './wishes.ts';
import { untoldOfReport } from './of-report.ts';
import { factDifferences } from './fact-differences.ts';
import { relevantFields } from './relevant-fields.ts';
import { rulesOfSession } from './rules-of.ts';
import { startOfSession } from './start-of.ts';
import { pressed, stepsOfSession, type TracedStep } from './steps-of.ts';
import { type RunStep, stepsOfRun } from './simulated-facts.ts';

/** Units that follow from everything and are irrelevant to a scenario. */
const BESIDE =
  /^(?:(?:analytics|parts|experiments|content|store-config|delivery-days|reports)\/|session\/(?:userInfoLoaded|extended)$)/;

/**
 * Returns the domains that a scenario checks. Domains of the shopper's inputs, failed ones first; consent and reports
 * last. Of other domains only the facts that directly followed. Without inputs: the domains of all facts.
 *
 * @param failed names of calls
 */
function lookedAt(traced: readonly TracedStep[], failed: readonly string[]): string[] {
  const wishes = traced.flatMap(({ step }) => (step.kind === 'shopper' ? [step.input] : []));
  const facts = traced.flatMap((one) => one.facts);
  const names = wishes.length > 0 ? wishes : facts.map(({ name }) => name);
  const broken = new Set(failed.map((name) => name.split(/[/.]/)[1]));
  const rank = (name: string) =>
    isAround({ name }) ? 2 : broken.has(name.split('/')[0] ?? '') ? 0 : 1;
  const domains = names
    .toSorted((one, other) => rank(one) - rank(other))
    .map((name) => name.split('/')[0] ?? '');
  const single = facts.flatMap(({ name, distance }) =>
    distance < Infinity && !BESIDE.test(name) && !isOf(name, domains) ? [name] : [],
  );
  return [...new Set([...domains, ...single])];
}

/**
 * True if the payload of a fact is checked. Checked are facts of the shopper's input and of its first answer, and
 * facts that the trace does not have. Later ones repeat the same data, such as the bag that is loaded again.
 */
function carriesWhatMatters(fact: string, traced: readonly TracedStep[]): boolean {
  const same = traced.flatMap(({ facts }) => facts.filter(({ name }) => name === fact));
  const isActed = traced.some(({ step }) => step.kind === 'shopper' || step.kind === 'visit');
  return !isActed || same.length === 0 || same.some(({ distance }) => distance <= 1);
}

export interface WrittenScenario {
  domain: string;
  scenario: Scenario;
  /** Text of its module, a family with one member. */
  text: string;
  /** Sentences about what the scenario lacks; also in the module. */
  untold: readonly string[];
  /** One line per page life of the trace, with the selected one. */
  lives: readonly string[];
}

/**
 * Converts one page life of a trace to a scenario: start, the shopper's inputs, failures as rules, and facts of the
 * simulated shop. Facts include payloads from the shopper's first input on. The module notes differences from the
 * trace.
 *
 * @param id the scenario's id, with hyphens
 * @param which number of the page life from 1; by default the likeliest one (`lives.ts`)
 * @throws {RangeError} if the trace has fewer
 */
export async function writeScenario(
  trace: Trace,
  id: string,
  which?: number,
): Promise<WrittenScenario> {
  const lives = livesOf(trace);
  const of = which ?? likeliestOf(lives);
  const life = lives[of - 1];
  if (!life) throw new RangeError(`The trace has no page life ${of}: they are ${lives.length}`);
  const { start, brand, untold } = startOfSession(life.records.filter(isCause));
  const failed = rulesOfSession(life);
  const traced = stepsOfSession(life, brand, id);
  const domains = lookedAt(traced, failed.failed);
  const scenario = (steps: readonly ScenarioStep[]): Scenario => {
    const situation: Situation = { start, rules: failed.rules, screen: [], steps };
    const title = `A recorded session: ${firstPress(steps) ?? start.path}`;
    const summary = `What a shopper did from ${start.path} on, as a trace has it.`;
    return { id, title, summary, ledger: [], domains, in: { rl: situation, hm: situation } };
  };
  const run = await stepsOfRun(scenario, traced, brand);
  const steps = asRun(traced, run);
  const differing = factDifferences(
    traced.map(({ facts }) => facts.filter(({ name }) => isOf(name, domains))),
    run.map(({ facts }) => facts),
  );
  const remarks = traced.map((one, at) => [
    ...one.remarks,
    ...(one.noControl !== undefined && !run[at]?.press ? [one.noControl] : []),
    ...(run[at]?.lost ?? []).map(lostText),
    ...(differing[at] ?? []),
  ]);
  const said = [
    ...untold,
    ...failed.untold,
    ...untoldOfReport(life, !traced.some(({ step }) => step.kind === 'shopper')),
    ...(lives.length > 1
      ? [`The trace has ${lives.length} page lives; this is number ${of}.`]
      : []),
    'Which requirements it shows, and what a person sees, is in no trace: `ledger` and `screen` are empty.',
    `The session was in ${start.store}: both brands walk it there.`,
  ];
  const written = scenario(steps);
  const domain = (domains[0] ?? 'session').split('/')[0] ?? 'session';
  return {
    domain,
    scenario: written,
    text: await printCode(moduleCode(written, said, remarks)),
    untold: [...said, ...remarks.flat()],
    lives: toldLives(lives, of),
  };
}

function lostText(id: string): string {
  return `Of what ${id} was the id in the recorded shop, there is nothing in the simulated one.`;
}

/** Merges the steps with their results in the simulated shop; steps before the first input get fact names only. */
function asRun(traced: readonly TracedStep[], run: readonly RunStep[]): ScenarioStep[] {
  const isAct = ({ step: { kind } }: TracedStep) => kind === 'shopper' || kind === 'visit';
  const first = Math.max(traced.findIndex(isAct), 0);
  return run.map(({ step, facts, press }, at) => {
    const expected = facts.map(({ name, payload }) => {
      const isRead = at >= first && carriesWhatMatters(name, traced);
      const parts = isRead ? relevantFields(name, payload) : undefined;
      return { name, ...(parts && { payload: parts }) };
    });
    const isFound = step.kind === 'shopper' && step.press === 'no-control' && press;
    return { ...step, ...(isFound && { press, title: pressed(press) }), facts: expected };
  });
}

/** Title of the first step with a control, preferring a press to a radio; else of the first step. */
function firstPress(steps: readonly ScenarioStep[]): string | undefined {
  const wishes = steps.filter((step) => step.kind === 'shopper');
  const byControl = wishes.filter(({ press }) => press !== 'no-control');
  const own = byControl.filter(({ input }) => !isAround({ name: input }));
  const press = own.find((step) => step.press !== 'no-control' && step.press.role !== 'radio');
  return (press ?? own[0] ?? byControl[0] ?? wishes[0])?.title;
}

function moduleCode(
  { id, title, summary, ledger, domains, in: { rl } }: Scenario,
  said: readonly string[],
  remarks: readonly (readonly string[])[],
): Code {
  const name = id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const steps = rl.steps.map((step, at) => code`${commentCode(remarks[at] ?? [])}${step}`);
  return code`import { family } from '../family.ts';

${commentCode(['Written from a trace. What it does not tell:'])}${commentCode(said, '- ')}
export const ${nameCode(`${name}Scenarios`)} = family(${domains}, {
  ${id}: {
    title: ${title},
    summary: ${summary},
    shows: [${ledger.join(', ')}],
    start: ${rl.start},
    rules: ${rl.rules},
    steps: [${joinedCode(steps, code`,\n`)}],
  },
});
`;
}
