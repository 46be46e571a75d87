import { type Scope, createWatch } from 'effector';
import { httpOf } from '#harness/device/memory-device.ts';
import { type Timers, createTimers } from '#harness/device/timers.ts';
import { type RecordedSession, recordSession } from '#harness/replay/record-session.ts';
import { declaredUnits } from '#src/event-log/units.ts';
import { createAnswerSamples } from '#src/ports/http/answer-samples.ts';
import { httpHandlers } from '#src/ports/http/http.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';
import { type Seen, isOf } from './check.ts';
import type { Device } from './device.ts';
import { type CallQueue, createCallQueue } from './call-queue.ts';
import { type HandlerEntry, handle } from '#harness/device/handle.ts';
import { holdFile } from '#src/ports/file-shelf.ts';
import { inspectFileFx } from '#src/ports/held-files.ts';
import {
  claimAutomaticFx,
  packReportFx,
  recallReportFx,
  showReportFx,
} from '#src/reports/report-model.ts';
import { PACKED } from './reports/report-steps.ts';

/** Start of a PNG of 4 by 3 pixels. */
const PICTURE_HEAD = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 4,
  0, 0, 0, 3, 8, 2, 0, 0, 0,
]);

const reportPorts: readonly HandlerEntry[] = [
  handle(packReportFx, async () => {
    holdFile(new Blob(['report']), PACKED.caseId);
    return PACKED;
  }),
  handle(recallReportFx, async () => null),
  handle(claimAutomaticFx, async () => false),
  handle(showReportFx, async () => ({
    pages: 1,
    records: 212,
    calls: 31,
    failures: 0,
    bytes: PACKED.bytes,
    isCut: false,
    hasStudio: false,
  })),
  // A file is a picture unless its key says that it is a program.
  handle(inspectFileFx, async ({ file }) => {
    if (file.startsWith('program')) return { kind: null, canBeShown: false };
    holdFile(new Blob([PICTURE_HEAD]), file);
    return { kind: 'png' as const, canBeShown: false };
  }),
];

export interface PageLife extends RecordedSession {
  order: CallQueue;
  timers: Timers;
  /** True once the model requests a reload. This page receives no more answers. */
  readonly wantsReload: boolean;
}

interface Options {
  device: Device;
  domains: readonly string[];
  /** Collects the facts of the domains, and the changing requests. */
  seen: Seen;
  /** Records of the previous pages. */
  earlier?: readonly string[];
}

/** Starts a page with the whole model on a device. */
export function startPage({ device, domains, seen, earlier }: Options): PageLife {
  const order = createCallQueue();
  const timers = createTimers(device.clock);
  device.later = order.later;
  const gate = createSessionGate();
  const environment = device.environment();
  let wantsReload = false;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input as string, 'http://backend.example');
    const method = init?.method ?? 'GET';
    if (method !== 'GET') seen.asked.push(`${method} ${pathname.replace(STORE, '')}`);
    return order.add(() => device.fetch(input, init));
  };
  const sample = createAnswerSamples((kind, body) => session.sample(kind, body));
  const session: RecordedSession = recordSession(
    device.ports({
      gate,
      calls: httpHandlers({ ...httpOf(environment), fetch, sample }, gate),
      wait: timers.wait,
      reload() {
        wantsReload = true;
        order.close();
      },
      ports: [...device.measuring, ...reportPorts],
    }),
    () => device.clock.now,
    earlier,
  );
  const { scope } = session;
  const unwatch = watchFacts(scope, domains, seen);
  device.start(scope, gate, environment);
  return {
    ...session,
    order,
    timers,
    get wantsReload() {
      return wantsReload;
    },
    stop() {
      unwatch();
      session.stop();
    },
  };
}

/** Prefix of the commerce service's addresses. */
const STORE = /^\/wcs\/resources\/store\/\d+/;

function watchFacts(scope: Scope, domains: readonly string[], seen: Seen): () => void {
  let isTurnOpen = false;
  function note(name: string, payload: unknown): void {
    if (!isTurnOpen) {
      isTurnOpen = true;
      seen.turns += 1;
      queueMicrotask(() => (isTurnOpen = false));
    }
    seen.facts.push({ name, payload, turn: seen.turns });
  }
  const stops = declaredUnits().flatMap(({ kind, name, unit }) => {
    if (kind !== 'fact' || !isOf(name, domains)) return [];
    return [createWatch({ unit, scope, fn: (payload) => note(name, payload) })];
  });
  return () => stops.forEach((stop) => stop());
}
