import type { Environment } from '#src/ports/start.ts';

/** Environment of sessions recorded without a browser: the British denim store. */
export const sampleEnvironment: Environment = {
  now: 1_770_000_000_000,
  host: 'localhost',
  location: { path: '/', search: '', hash: '', key: 'start' },
  referrer: '',
  language: 'en-GB',
  timeZone: 'UTC+00:00',
  viewport: { width: 1440, height: 900 },
  online: true,
  seed: 1,
  cookies: {},
  storage: {},
  storeOverride: null,
};
