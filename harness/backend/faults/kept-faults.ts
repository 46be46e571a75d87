import { array, boolean, enums, integer, is, object, size, type Infer } from 'superstruct';
import { FAULT_KINDS, type FaultPlan } from './faults.ts';
import type { SessionOrder } from '../in-process.ts';

const PLAN_KEY = 'selvedge-backend-faults';
const ORDER_KEY = 'selvedge-backend-order';

/** A fault plan as set in the studio: the same latency (ms) for every call. */
export const FaultSettings = object({
  isOn: boolean(),
  seed: integer(),
  percent: size(integer(), 0, 100),
  latencyMs: size(integer(), 0, 60_000),
  kinds: array(enums(FAULT_KINDS)),
});
export type FaultSettings = Infer<typeof FaultSettings>;

/** Settings stored in this browser; undefined if missing, malformed, or without storage. */
export function readFaultSettings(): FaultSettings | undefined {
  return parse(read(PLAN_KEY));
}

/** Stores the settings for all pages of this origin; their backends read them at each request. */
export function writeFaultSettings(settings: FaultSettings): void {
  localStorage.setItem(PLAN_KEY, JSON.stringify(settings));
}

/** Ends the session of the shop's next request, once. */
export function orderSessionEnd(order: SessionOrder): void {
  localStorage.setItem(ORDER_KEY, order);
}

/** Takes the pending session order; it is removed from storage. */
export function takeSessionOrder(): SessionOrder | undefined {
  const order = read(ORDER_KEY);
  if (order !== 'time' && order !== 'other-device') return undefined;
  localStorage.removeItem(ORDER_KEY);
  return order;
}

/** Returns the plan of the stored settings; the same object while they do not change. */
export function keptFaults(): () => FaultPlan | undefined {
  let text: string | null = null;
  let plan: FaultPlan | undefined;
  return () => {
    const kept = read(PLAN_KEY);
    if (kept !== text) plan = planOf(parse(kept));
    text = kept;
    return plan;
  };
}

function planOf(settings: FaultSettings | undefined): FaultPlan | undefined {
  if (!settings?.isOn) return undefined;
  const { seed, percent, latencyMs, kinds } = settings;
  return { seed, percent, latencyMs: [latencyMs, latencyMs], kinds };
}

function parse(text: string | null): FaultSettings | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return is(value, FaultSettings) ? value : undefined;
  } catch {
    return undefined;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
