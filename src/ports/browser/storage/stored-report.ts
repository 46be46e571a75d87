import { boolean, integer, object, string } from 'superstruct';
import { readStored } from '../../../kernel/stored-text.ts';

/** Storage key of a report that was not delivered yet. */
const KEY = 'selvedge-report';
/** Bytes converted at once. */
const CHUNK = 8192;

const Kept = object({
  caseId: string(),
  /** Time of storing, in ms since 1970. */
  at: integer(),
  isCut: boolean(),
  isAutomatic: boolean(),
  /** Bytes as Base64. */
  file: string(),
});

/** A report that an earlier page has stored. */
export interface LeftReport {
  caseId: string;
  isCut: boolean;
  isAutomatic: boolean;
  file: Blob;
}

/** Stores a report for the next page; does nothing if storage refuses it. */
export async function storeReport({ file, ...rest }: LeftReport): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += CHUNK)
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...rest, at: Date.now(), file: btoa(text) }));
  } catch {
    return;
  }
}

/** True if an earlier page may have stored a report. */
export function isReportLeft(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Returns an earlier page's report; undefined if it is too old or unreadable. */
export function leftReport(longestMs: number): LeftReport | undefined {
  try {
    const kept = readStored(localStorage.getItem(KEY), Kept);
    if (!kept || Date.now() - kept.at > longestMs) {
      localStorage.removeItem(KEY);
      return undefined;
    }
    const bytes = Uint8Array.from(atob(kept.file), (letter) => letter.charCodeAt(0));
    return { ...kept, file: new Blob([bytes]) };
  } catch {
    return undefined;
  }
}

/** Removes this report from storage; leaves any other one. */
export function forgetReport(caseId: string): void {
  try {
    if (readStored(localStorage.getItem(KEY), Kept)?.caseId === caseId)
      localStorage.removeItem(KEY);
  } catch {
    return;
  }
}
