import { register } from 'tsx/esm/api';

// Not as a command-line flag, because child processes would inherit it.
register();
await import('./replay-on-message.ts');
