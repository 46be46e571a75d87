import type { Scope } from 'effector';
import type { FormUnits } from '#src/forms/form-model.ts';
import type { Tab } from '../tab.ts';

const MISSING = [{ rule: 'required', message: 'required' }];

/** Submits an empty form as its view would: with all fields missing. */
export function emptyForm<V extends Record<string, unknown>>(
  tab: Tab,
  scope: Scope,
  { $form, submit }: FormUnits<V>,
): void {
  const { values } = scope.getState($form);
  const problems = Object.fromEntries(Object.keys(values).map((name) => [name, MISSING]));
  tab.send(submit, { values, problems });
}
