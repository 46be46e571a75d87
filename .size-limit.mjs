import { COUNTS } from './harness/bench/bars.mjs';
import { DEMO } from './harness/cli/support/build.mjs';
import { bundles } from './harness/cli/support/bundle.mjs';

const files = bundles();

export default Object.entries(COUNTS)
  .filter(([name]) => name.startsWith('bundle.'))
  .map(([name, { limit }]) => ({
    name,
    path: files[name].map((file) => `${DEMO}/${file}`),
    gzip: true,
    limit: `${limit} kB`,
  }));
