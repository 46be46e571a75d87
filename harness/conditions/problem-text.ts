import type { ConditionProblem, Subject } from './condition.ts';

const NAMES: Readonly<Record<Subject, string>> = {
  state: 'named store',
  fact: 'fact',
  input: 'input',
  call: 'call',
  answer: 'call',
  failure: 'call',
};

/** Explains a condition's problem in a sentence for a terminal. */
export function problemText(found: ConditionProblem): string {
  switch (found.problem) {
    case 'empty':
      return 'There is no condition.';
    case 'form':
      return `${found.about} is no condition. Write NAME.PLACE, optionally after state:, fact:, input:, call:, answer: or failure:, and optionally with =, !=, <, >, <=, >= and a JSON value.`;
    case 'unknown':
      return `There is no ${found.of ? NAMES[found.of] : 'store, fact, input or call'} ${found.about}.${found.nearest === undefined ? '' : ` The nearest is ${found.nearest}.`}`;
    case 'place':
      return `${found.name} has no ${found.about}.`;
    case 'value':
      return `${found.about} is no JSON value. Write texts in quotes, such as "pending".`;
    case 'parts':
      return `${found.about} is no JSON, or follows a place: only whole payloads are compared by parts.`;
    case 'moment':
      return `${found.about} cannot be negated: ! needs a place.`;
  }
}
