import { format } from 'node:util';
import { afterEach, expect } from 'vitest';
// Files that share a process share the model: each finds all of it, whichever came first.
import '#src/app/whole-model.ts';

// What is said on the console, and nobody expects, fails the test that it was said in.
const complaints: string[] = [];
for (const kind of ['error', 'warn'] as const)
  console[kind] = (...said: unknown[]) => void complaints.push(format(...said));
afterEach(() => expect(complaints.splice(0)).toEqual([]));
