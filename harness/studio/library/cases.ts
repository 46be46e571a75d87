import { type Infer, array, boolean, number, string, type } from 'superstruct';
import { CASE } from '#src/reports/report.ts';

/** Search fields of cases; an empty text matches any. */
export const QUERY_FIELDS = [
  'words',
  'caseId',
  'failure',
  'failed',
  'unit',
  'page',
  'brand',
  'country',
  'app',
] as const;
export type CaseQuery = Readonly<Partial<Record<(typeof QUERY_FIELDS)[number], string>>>;

const FoundCase = type({
  caseId: string(),
  day: string(),
  at: number(),
  cause: string(),
  message: string(),
  isCut: boolean(),
  app: string(),
  brand: string(),
  country: string(),
  page: string(),
  records: number(),
  failure: string(),
});
export type FoundCase = Infer<typeof FoundCase>;

export const FoundCases = type({
  total: number(),
  days: array(type({ day: string(), count: number() })),
  groups: array(type({ failure: string(), count: number(), latest: string() })),
  cases: array(FoundCase),
});
export type FoundCases = Infer<typeof FoundCases>;

export interface Reported {
  caseId: string;
  /** Missing if the library does not respond. */
  said: FoundCase | undefined;
}

const PLACE = '/reports';

/** Searches cases on the shop's server. Rejects if it is unreachable or has no library. */
export async function findCases(query: CaseQuery): Promise<FoundCases> {
  const asked = Object.entries(query).filter(([, text]) => text.trim() !== '');
  const response = await fetch(`${PLACE}?${new URLSearchParams(asked).toString()}`);
  const found: unknown = response.ok ? await response.json() : undefined;
  if (!FoundCases.is(found)) throw new Error(`The library answered ${response.status}`);
  return found;
}

/** Loads the trace of a case. Rejects if there is none. */
export async function readCase(caseId: string): Promise<string> {
  if (!CASE.test(caseId)) throw new Error('The case number is malformed');
  const response = await fetch(`${PLACE}/${caseId}`);
  if (!response.ok) throw new Error(`There is no case ${caseId}`);
  return response.text();
}

/** Loads a case and its message; the message may be missing, the trace may not. */
export async function openedCase(caseId: string): Promise<{ text: string; reported: Reported }> {
  const [text, said] = await Promise.all([readCase(caseId), wordsOf(caseId)]);
  return { text, reported: { caseId, said } };
}

async function wordsOf(caseId: string): Promise<FoundCase | undefined> {
  try {
    const { cases } = await findCases({ caseId });
    return cases.find((one) => one.caseId === caseId);
  } catch {
    return undefined;
  }
}
