import { nonempty, string, type } from 'superstruct';
import type { KeptFile, TakenLetter } from './contract.ts';

export const KeptFileAnswer = type({ fileId: nonempty(string()) });

export function readKeptFile({ fileId }: KeptFile): KeptFile {
  return { fileId };
}

export const TakenLetterAnswer = type({ caseId: nonempty(string()) });

export function readTakenLetter({ caseId }: TakenLetter): TakenLetter {
  return { caseId };
}
