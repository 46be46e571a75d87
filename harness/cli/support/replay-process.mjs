import { register } from 'tsx/esm/api';

// Not by a flag: a process that has one hands it on to its own.
register();
await import('./replay-on-message.ts');
