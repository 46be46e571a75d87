import { afterEach, expect } from 'vitest';

// A text that is missing fails the test that needs it. Other complaints pass: a model in part has many.
const missing: string[] = [];
const complain = console.error;
console.error = (...said: unknown[]) => {
  const [fault] = said;
  if (fault instanceof Error && fault.message.startsWith('No text')) missing.push(fault.message);
  else complain(...said);
};
afterEach(() => expect(missing.splice(0)).toEqual([]));
