import { type Infer, array, boolean, number, string, type } from 'superstruct';
import { CASE } from '#src/reports/report.ts';

/** What cases are looked for by; an empty text is any. */
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

/** What the shop's server has of the cases that were looked for. */
export const FoundCases = type({
  total: number(),
  days: array(type({ day: string(), count: number() })),
  groups: array(type({ failure: string(), count: number(), latest: string() })),
  cases: array(FoundCase),
});
export type FoundCases = Infer<typeof FoundCases>;

/** A case that is open. */
export interface Reported {
  caseId: string;
  /** Not there where the library does not answer. */
  said: FoundCase | undefined;
}

const PLACE = '/reports';

/** Asks the shop's server for cases. Rejects where it does not answer, or shows none. */
export async function findCases(query: CaseQuery): Promise<FoundCases> {
  const asked = Object.entries(query).filter(([, text]) => text.trim() !== '');
  const response = await fetch(`${PLACE}?${new URLSearchParams(asked).toString()}`);
  const found: unknown = response.ok ? await response.json() : undefined;
  if (!FoundCases.is(found)) throw new Error(`The library answered ${response.status}`);
  return found;
}

/** The trace of a case. Rejects where there is none. */
export async function readCase(caseId: string): Promise<string> {
  if (!CASE.test(caseId)) throw new Error('That is no number of a case');
  const response = await fetch(`${PLACE}/${caseId}`);
  if (!response.ok) throw new Error(`There is no case ${caseId}`);
  return response.text();
}

/** A case and what was said of it; the words may be missing, the trace is not. */
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
