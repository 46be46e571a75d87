/** Letters and digits alone, in upper case and without accents, for comparing. */
export function bareText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}
