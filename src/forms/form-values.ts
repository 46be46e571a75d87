import type { Values } from './field.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlNamed(form: HTMLFormElement, name: string): Control | undefined {
  const found = [...form.elements].find((element) => (element as Partial<Control>).name === name);
  return found as Control | undefined; // whatever has a name in a form is one of them
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

/** What stands in the fields of a form; of those that it does not show, what stood there. */
export function valuesIn<V extends Values>(form: HTMLFormElement, before: V): V {
  const read = Object.entries(before).map(([name, value]) => {
    const control = controlNamed(form, name);
    if (!control) return [name, value];
    return [name, isBox(control) ? control.checked : control.value];
  });
  return Object.fromEntries(read) as V;
}

/** Puts these values into the fields, but not under the hands of who is typing. */
export function writeValues(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlNamed(form, name);
    // What is hidden has a control of the shop's own, which shows what it is given.
    if (!control || control.type === 'hidden' || control === form.ownerDocument.activeElement)
      continue;
    if (isBox(control)) control.checked = value === true;
    else if (control.value !== value) control.value = String(value);
  }
}

/** FRM-07. Of a date the first part that is still empty, unless one is wrong. */
export function takeFocusTo(form: HTMLFormElement, name: string): void {
  const control = controlNamed(form, name);
  if (control?.type !== 'hidden') control?.focus();
  else control.closest('[data-field]')?.querySelector<HTMLElement>(CAN_HAVE_FOCUS)?.focus();
}

/** What stands for a field whose value is hidden. */
const CAN_HAVE_FOCUS = '[tabindex="0"], button, input:not([type="hidden"])';
