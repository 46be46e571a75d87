import { afterEach, expect } from 'vitest';

// A missing text fails its test. Other console errors are ignored, because a partial model has many.
const missing: string[] = [];
const complain = console.error;
console.error = (...said: unknown[]) => {
  const [fault] = said;
  if (fault instanceof Error && fault.message.startsWith('No text')) missing.push(fault.message);
  else complain(...said);
};
afterEach(() => expect(missing.splice(0)).toEqual([]));
