/** The digits in a text, also full-width ones. */
export function digitsIn(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
