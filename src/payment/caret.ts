/**
 * Where the caret belongs after a text was formatted: behind as many digits as before. What was
 * typed last stands before it, a separator that came by itself does too.
 */
export function caretAfter(typed: string, caret: number, formatted: string): number {
  if (caret >= typed.length) return formatted.length;
  const before = typed.slice(0, caret).replace(/\D/g, '').length;
  let seen = 0;
  for (let at = 0; at < formatted.length; at += 1) {
    if (seen === before) return at;
    if (/\d/.test(formatted.charAt(at))) seen += 1;
  }
  return formatted.length;
}
