import { boolean, integer, object, string } from 'superstruct';
import { readStored } from '../../../kernel/stored-text.ts';

/** The storage's key of a report that has not arrived yet. */
const KEY = 'selvedge-report';
/** Bytes that are made a text at once. */
const CHUNK = 8192;

const Kept = object({
  caseId: string(),
  /** When it was kept, in milliseconds since 1970. */
  at: integer(),
  isCut: boolean(),
  isAutomatic: boolean(),
  /** The bytes, in Base64. */
  file: string(),
});

/** A report that an earlier page has left. */
export interface LeftReport {
  caseId: string;
  isCut: boolean;
  isAutomatic: boolean;
  file: Blob;
}

/** Keeps a report for the next page. Where the device refuses, it is lost with this one. */
export async function keepReport({ file, ...rest }: LeftReport): Promise<void> {
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

/** Whether an earlier page may have left a report. */
export function isReportLeft(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The report that an earlier page has left, unless it is too old; nothing where it cannot be read. */
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

/** Keeps a report no longer; another one's place is left alone. */
export function forgetReport(caseId: string): void {
  try {
    if (readStored(localStorage.getItem(KEY), Kept)?.caseId === caseId)
      localStorage.removeItem(KEY);
  } catch {
    return;
  }
}
