import { testRule } from './rule-tester.ts';

const filename = 'src/cart/bag/cart.ts';
const valid = (code: string) => ({ filename, code });
const invalid = (code: string, ...errors: (string | RegExp)[]) => ({ filename, code, errors });

testRule('no-ambient', {
  valid: [
    valid(`const day = new Date(iso).getTime();`),
    valid(`const largest = Math.max(1, 2);`),
    valid(`function load(fetch: typeof globalThis.fetch) { return fetch('/x'); }`),
    valid(`const history = []; history.push(1);`),
    valid(`const line = { window: 1 }; line.window;`),
    valid(`const page: Window | null = null;`),
    { filename: 'harness/cli/replay.ts', code: `Date.now();` },
  ],
  invalid: [
    invalid(`Date.now();`, 'No Date.now() here: it enters through a port (src/ports).'),
    invalid(`new Date();`, /new Date\(\)/),
    invalid(`Date();`, /Date\(\)/),
    invalid(`Math.random();`, /Math\.random\(\)/),
    invalid(`fetch('/x');`, /fetch/),
    invalid(`localStorage.setItem('a', 'b');`, /localStorage/),
    invalid(`setTimeout(run, 10);`, /setTimeout/),
    invalid(`const isBrowser = typeof window !== 'undefined';`, /window/),
    invalid(`(document as unknown as Thing).title;`, /document/),
    invalid(`globalThis.crypto.randomUUID();`, /globalThis/),
  ],
});
