import type { Values } from './field.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlNamed(form: HTMLFormElement, name: string): Control | undefined {
  const found = [...form.elements].find((element) => (element as Partial<Control>).name === name);
  return found as Control | undefined; // every named form element is one of them
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

/** Reads the field values of a form; hidden fields retain their earlier value. */
export function valuesIn<V extends Values>(form: HTMLFormElement, before: V): V {
  const read = Object.entries(before).map(([name, value]) => {
    const control = controlNamed(form, name);
    if (!control) return [name, value];
    return [name, isBox(control) ? control.checked : control.value];
  });
  return Object.fromEntries(read) as V;
}

/** Writes values into the fields, except the one being edited. */
export function writeValues(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlNamed(form, name);
    // A hidden field belongs to a custom control, which React updates.
    if (!control || control.type === 'hidden' || control === form.ownerDocument.activeElement)
      continue;
    if (isBox(control)) control.checked = value === true;
    else if (control.value !== value) control.value = String(value);
  }
}

/** FRM-07: focuses a field, or the focusable part of a custom control. */
export function takeFocusTo(form: HTMLFormElement, name: string): void {
  const control = controlNamed(form, name);
  if (control?.type !== 'hidden') control?.focus();
  else control.closest('[data-field]')?.querySelector<HTMLElement>(CAN_HAVE_FOCUS)?.focus();
}

/** Focusable part of a custom control. */
const CAN_HAVE_FOCUS = '[tabindex="0"], button, input:not([type="hidden"])';
