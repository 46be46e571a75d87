import type { CallRecord, CauseRecord, Trace, TraceRecord } from '#harness/replay/trace.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { isCause } from '#harness/replay/trace.ts';
import type { Press, ScenarioStep } from '#harness/scenarios/scenario.ts';
import { controlOf, factsUntilRest } from './control-of.ts';
import { type GivenId, givenIds } from './ids-of.ts';
import { recordsOfReport } from './of-report.ts';
import { isWish } from './wishes.ts';
import { type TracedFact, recordedFacts } from './recorded-facts.ts';

export interface TracedStep {
  step: ScenarioStep;
  facts: readonly TracedFact[];
  remarks: readonly string[];
  ids: readonly GivenId[];
  /** Reason why its control is unknown. */
  noControl?: string;
}

/**
 * Converts a page life to steps: inputs, visits, elapsed time and answers, without the report.
 *
 * @param id of the written scenario: an existing scenario with that id will be replaced, so its controls are ignored
 */
export function stepsOfSession(life: Trace, brand: Brand, id: string): TracedStep[] {
  const { records } = life;
  const followed = recordedFacts(life);
  const given = givenIds(life);
  const ofReport = recordsOfReport(life);
  const steps: (TracedStep & { facts: TracedFact[] })[] = [];
  const waits = new Map<number, number>();
  let wentByItself = false;
  const last = () => steps.at(-1);
  const add = (
    step: ScenarioStep,
    facts: readonly TracedFact[],
    remarks: readonly string[] = [],
    ids: readonly GivenId[] = [],
  ) => void steps.push({ step, facts: [...facts], remarks, ids });
  add({ kind: 'settle', title: 'The page comes.', facts: [], screen: [] }, []);
  for (const record of records) {
    if (ofReport.has(record)) continue;
    if (record.kind === 'call') wentByItself = noteCall(record, waits) || wentByItself;
    if (!isCause(record)) continue;
    const facts = followed.get(record) ?? [];
    const wait = waitOf(record, waits);
    if (wait !== undefined) {
      add({ kind: 'pause', title: `${wait / 1000} seconds pass.`, ms: wait, facts: [] }, facts);
    } else if (record.kind === 'settle') {
      if (last()?.step.kind !== 'settle')
        add({ kind: 'settle', title: 'The answers come.', facts: [], screen: [] }, []);
      last()?.facts.push(...facts);
    } else if (record.name === 'navigation/locationChanged' && !wentByItself) {
      add(visitOf(record), facts);
    } else if (isWish(record) && !isIdle(record)) {
      add(shopperStep(record), facts, remarksOn(record), given.get(record));
    } else last()?.facts.push(...facts);
    if (record.kind === 'input' && record.name === 'navigation/locationChanged')
      wentByItself = false;
  }
  // The last step waits for all answers.
  if (last()?.step.kind !== 'settle')
    add({ kind: 'settle', title: 'The answers come.', facts: [], screen: [] }, []);
  const told = steps.map(({ step: { kind }, facts }) => ({ kind, facts }));
  return steps.map((one, at) => withControl(one, factsUntilRest(told, at), brand, id));
}

/** True for a consent request that has no effect, because consent was given before. */
function isIdle({ name, facts }: CauseRecord): boolean {
  return name === 'consent/ask' && facts.length === 0;
}

/** True if the model navigated. */
function noteCall({ name, id, params }: CallRecord, waits: Map<number, number>): boolean {
  if (name === 'clock/wait') waits.set(id, (params as { ms?: number } | null)?.ms ?? 0);
  return name === 'navigation/navigate';
}

function waitOf(record: TraceRecord, waits: ReadonlyMap<number, number>): number | undefined {
  return record.kind === 'settle' && record.name === 'clock/wait'
    ? waits.get(record.id)
    : undefined;
}

function visitOf(record: CauseRecord): ScenarioStep {
  const { location } = ('payload' in record ? record.payload : {}) as {
    location: { path: string; search: string };
  };
  const to = location.path + location.search;
  return { kind: 'visit', title: `Goes to ${to}.`, to, press: 'no-control', facts: [] };
}

function shopperStep(record: CauseRecord): ScenarioStep {
  const payload = 'payload' in record ? record.payload : undefined;
  const isObject = typeof payload === 'object' && payload !== null;
  return {
    kind: 'shopper',
    title: inWords(record.name),
    input: record.name,
    ...(isObject && { payload: payload as Record<string, unknown> }),
    press: 'no-control',
    facts: [],
  };
}

/** Adds the control of a step, if it is found. */
function withControl(traced: TracedStep, followed: readonly string[], brand: Brand, id: string) {
  const { step, ids } = traced;
  if (step.kind !== 'shopper') return traced;
  const { input, payload } = step;
  const { press, problem } = controlOf({ input, payload, ids, facts: followed }, brand, id);
  return press === 'no-control'
    ? { ...traced, ...(problem !== undefined && { noControl: problem }) }
    : { ...traced, step: { ...step, press, title: pressed(press) } };
}

/** Formats `cart/undoRemoval` as `Undo removal (cart).` */
function inWords(name: string): string {
  const [domain = '', unit = ''] = name.split('/');
  const words = unit.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} (${domain}).`;
}

export function pressed(press: Press): string {
  if ('choose' in press) return `Chooses “${press.choose}” in “${press.name}”.`;
  if ('type' in press) return `Types “${press.type}” into “${press.name}”.`;
  if (press.role === 'radio') return `Chooses “${press.name}”.`;
  if (press.role === 'link') return `Follows “${press.name}”.`;
  return `Presses “${press.name}”.`;
}

/** Redacted values in a trace. */
const REDACTED = /@example\.test"|"\*+"/;

function remarksOn(record: CauseRecord): string[] {
  const text = JSON.stringify('payload' in record ? record.payload : null) ?? '';
  return REDACTED.test(text)
    ? ['What was typed is redacted in a trace: a pseudonym is given here.']
    : [];
}
