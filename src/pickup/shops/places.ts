import type { Place } from '../contract.ts';

/**
 * True if each typed word begins a word of the shop's name, address or town.
 *
 * @example isInPlace(shop, 'edin') // true for the one in Edinburgh
 */
export function isInPlace({ name, line1, postcode, city }: Place, place: string): boolean {
  const wanted = plain(place).split(' ').filter(Boolean);
  const words = plain(`${name} ${line1} ${postcode} ${city}`).split(' ');
  return wanted.every((part) => words.some((word) => word.startsWith(part)));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}

/** Parses a quantity of API-22; `undefined` if unknown. */
export function piecesAt(availableQuantity: string | undefined): number | undefined {
  const pieces = Number.parseFloat(availableQuantity ?? '');
  return Number.isFinite(pieces) ? Math.max(0, Math.floor(pieces)) : undefined;
}
