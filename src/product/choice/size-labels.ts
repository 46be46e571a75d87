import {
  type LocalSize,
  localSize,
  localSizeText,
  type SizeKind,
  type SizeSystem,
} from '../../commerce/local-size.ts';
import { type ChosenSize, partsOfSize } from './last-size.ts';

/** A size as a button says it: its local number, the label's below. */
export interface SizeWords {
  label: string;
  detail?: string;
}

export function sizeWords(size: string, kind: SizeKind | undefined, system: SizeSystem): SizeWords {
  const local = localSize(size, kind, system);
  if (!local) return { label: size };
  return isSameNumber(local)
    ? { label: local.number, detail: `${system}/EU` }
    : { label: `${system} ${local.number}`, detail: local.label };
}

/** How a chosen size is called that has several parts: `32/32`, `UK 40 (EU 50) / short`. */
export function chosenSizeText(
  size: ChosenSize,
  kind: SizeKind | undefined,
  system: SizeSystem,
): string {
  return joinSize(partsOfSize(size).map(({ value }) => localSizeText(value, kind, system)));
}

export function joinSize(parts: readonly string[]): string {
  return parts.join(parts.every((part) => /^\d+$/.test(part)) ? '/' : ' / ');
}

function isSameNumber({ number, label }: LocalSize): boolean {
  return label === `EU ${number}`;
}
