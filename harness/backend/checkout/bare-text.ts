/** Letters and digits only, in upper case and without accents, for comparison. */
export function bareText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
