import { setTimeout as pause } from 'node:timers/promises';
import { logsOf, tracesOf } from './encode.ts';
import type { Session } from './session.ts';

/** What became of what was sent. */
export interface SendOutcome {
  sessions: number;
  /** Log records and spans that the receiver did not take, by its own count. */
  rejected: number;
}

/** Sessions that go in one request. */
const MOST = 50;
const MOST_TRIES = 4;
const FIRST_PAUSE_MS = 500;
/** Those that OTLP says are worth trying again. */
const AGAIN: readonly number[] = [429, 502, 503, 504];
const PATIENCE_MS = 30_000;

/** Something that a receiver said which ends the sending. */
export class OtlpError extends Error {
  override name = 'OtlpError';
}

/**
 * Sends sessions to an OTLP receiver (OTLP/HTTP, JSON): logs to `/v1/logs`, spans to `/v1/traces` below its address. Who cannot take them
 * just now is asked again, as it wishes.
 *
 * @throws {OtlpError}
 * @example await sendSessions(sessions, new URL('http://localhost:4318'));
 */
export async function sendSessions(
  sessions: readonly Session[],
  address: URL,
  firstPauseMs = FIRST_PAUSE_MS,
): Promise<SendOutcome> {
  const base = address.href.replace(/\/$/, '');
  let rejected = 0;
  for (let from = 0; from < sessions.length; from += MOST) {
    const part = sessions.slice(from, from + MOST);
    const logs = await post(`${base}/v1/logs`, logsOf(part), firstPauseMs);
    const spans = await post(`${base}/v1/traces`, tracesOf(part), firstPauseMs);
    rejected += rejectedIn(logs, 'rejectedLogRecords') + rejectedIn(spans, 'rejectedSpans');
  }
  return { sessions: sessions.length, rejected };
}

async function post(url: string, body: object, firstPauseMs: number): Promise<unknown> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new OtlpError(`${url} does not answer: ${String((error as Error).cause ?? error)}`);
    });
    if (response.ok) return response.json().catch(() => ({})); // It has taken them, whatever it says.
    await response.body?.cancel();
    if (!AGAIN.includes(response.status) || tries === MOST_TRIES)
      throw new OtlpError(`${url} answered ${response.status}`);
    const asked = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000;
    await pause(Number.isFinite(asked) ? asked : firstPauseMs * 2 ** (tries - 1));
  }
}

function rejectedIn(answer: unknown, field: string): number {
  const { partialSuccess } = (answer ?? {}) as { partialSuccess?: Record<string, unknown> };
  const count = Number(partialSuccess?.[field] ?? 0);
  return Number.isFinite(count) ? count : 0;
}
