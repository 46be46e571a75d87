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
 * Formats an uncontrolled field and retains the caret at its digit.
 * @example <TextField label={t('number')} name="number" onInput={({ currentTarget }) => reformat(currentTarget, formatNumber)} />
 */
export function reformat(
  field: HTMLInputElement | HTMLTextAreaElement,
  format: (text: string) => string,
): void {
  const { value, selectionStart } = field;
  const shown = format(value);
  if (shown === value) return;
  const caret = caretAfter(value, selectionStart ?? value.length, shown);
  field.value = shown;
  field.setSelectionRange(caret, caret);
}

/** Returns the input with that name in a form. */
export function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
}
