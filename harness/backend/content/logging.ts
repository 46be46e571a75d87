import { object } from 'superstruct';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { badRequest, ok } from '../message.ts';

/** API-57: `POST /logging/frontend`. Accepts any body and stores nothing. */
function logFrontend(call: Call): Outcome {
  return answer(call, ok({}));
}

/** Accepts a problem report. In a browser the shop's own server handles it instead (`harness/collector`). */
function takeReport(call: Call): Outcome {
  return answer(call, { status: 202, body: { caseNumber: call.segments[0] } });
}

const Nothing = object({});

/** API-61: `POST /api/debug`; request and answer are empty objects. */
function debug(call: Call): Outcome {
  return answer(call, Nothing.is(call.body) ? ok({}) : badRequest('An empty object.'));
}

export const loggingRoutes: Handlers = {
  'POST app /debug': debug,
  'POST commerce /logging/frontend': logFrontend,
  'POST reports /*': takeReport,
};
