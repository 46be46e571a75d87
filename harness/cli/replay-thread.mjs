import { register } from 'tsx/esm/api';

// A thread does not inherit the loader of TypeScript on every Node.
register();
await import('./replay-worker.ts');
