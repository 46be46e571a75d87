/** Caret position after formatting: behind the same number of digits as before. */
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

/**
 * Formats an uncontrolled field and retains the caret at its digit. Returns the new value.
 * @example <TextField ref={field} label={t('number')} name="number" onChange={() => reformat(field.current, formatNumber)} />
 */
export function reformat(
  input: HTMLInputElement | null | undefined,
  format: (text: string) => string,
): string {
  if (!input) return '';
  const { value, selectionStart } = input;
  const shown = format(value);
  if (shown === value) return value;
  const caret = caretAfter(value, selectionStart ?? value.length, shown);
  input.value = shown;
  input.setSelectionRange(caret, caret);
  return shown;
}

/** Returns the input with that name in a form. */
export function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
