import { createRandom } from '#src/kernel/random.ts';
import { SESSION_EXPIRY_KEYS } from '#src/ports/http/refusal.ts';
import type { BackendRequest } from '../message.ts';
import { callText, type Judge, type RuleOutcome } from './rules.ts';

/** All kinds of faults that a plan can draw. */
export const FAULT_KINDS = [
  'expired',
  'refused',
  'error-500',
  'error-404',
  'unreachable',
  'lost',
  'half-body',
  'html',
  'too-large',
  'wrong-type',
  'stale-stock',
  'slow',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Random faults. Deterministic: the same seed and requests give the same faults. */
export interface FaultPlan {
  seed: number;
  /** Range from which each call's latency is drawn. */
  latencyMs?: readonly [from: number, to: number];
  /** Share of calls with a fault, in percent. */
  percent: number;
  /** Kinds to draw from; all by default. */
  kinds?: readonly FaultKind[];
}

const REFUSAL_STATUSES = [200, 401, 403] as const;
const SLOW_MS = 4000;

/**
 * `expired` and `refused` only affect calls that need a session. Neither these nor a 404 affect calls that
 * open or end one.
 */
const OF_SESSIONS: readonly FaultKind[] = ['expired', 'refused'];
const NOT_OF_IDENTITY: readonly FaultKind[] = [...OF_SESSIONS, 'error-404', 'stale-stock'];

function exemptKinds(request: BackendRequest): readonly FaultKind[] {
  const text = callText(request);
  if (/\/(?:guest|login)identity(?:$|\/)/.test(text)) return NOT_OF_IDENTITY;
  return /\/wcs\/(?!.*\/logging\/frontend$)/.test(text) ? [] : OF_SESSIONS;
}

function outcomeOf(kind: FaultKind, key: number, status: number): RuleOutcome | undefined {
  const errorKey = at(SESSION_EXPIRY_KEYS, key) ?? '';
  const refusal = at(REFUSAL_STATUSES, status) ?? 401;
  switch (kind) {
    case 'expired':
      return { expire: errorKey, status: refusal };
    case 'refused':
      return { status: refusal, errorKey };
    case 'error-500':
      return { status: 500, errorKey: '_ERR_GENERIC' };
    case 'error-404':
      return { status: 404, errorKey: '_ERR_NOT_FOUND' };
    case 'slow':
      return undefined;
    default:
      return kind;
  }
}

function at<Item>(items: readonly Item[], part: number): Item | undefined {
  return items[Math.floor(part * items.length)];
}

/** Decides by a fault plan. Each call draws equally many numbers, with or without a fault. */
export function createChance({ seed, latencyMs, percent, kinds = FAULT_KINDS }: FaultPlan): Judge {
  const random = createRandom(seed);
  const [from, to] = latencyMs ?? [0, 0];
  return (request) => {
    const latency = from + random.below(to - from + 1);
    const [hit, which, key, status] = Array.from({ length: 4 }, () => random.next()) as [
      number,
      number,
      number,
      number,
    ];
    const exempt = exemptKinds(request);
    const kind = at(
      kinds.filter((each) => !exempt.includes(each)),
      which,
    );
    if (hit * 100 >= percent || kind === undefined) return { delayMs: latency };
    const outcome = outcomeOf(kind, key, status);
    return { delayMs: latency + (kind === 'slow' ? SLOW_MS : 0), ...(outcome && { outcome }) };
  };
}
