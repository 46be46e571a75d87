import { format } from 'node:util';
import { afterEach, expect } from 'vitest';
// Files in one process share the model: load all of it, independent of the order of files.
import '#src/app/whole-model.ts';

// Unexpected console output fails its test.
const complaints: string[] = [];
for (const kind of ['error', 'warn'] as const)
  console[kind] = (...said: unknown[]) => void complaints.push(format(...said));
afterEach(() => expect(complaints.splice(0)).toEqual([]));
