import { ensureBuilt } from '#harness/cli/support/build.mjs';
import { bundles, gzippedKb } from '#harness/cli/support/bundle.mjs';
import { type Benchmark, rounded } from './measure.ts';

/** Gzip size of the last build in kB (1000 bytes). */
export const bundleBenchmark: Benchmark = {
  async run() {
    await ensureBuilt();
    return Object.entries(bundles()).map(([name, files]) => ({
      name,
      value: rounded(gzippedKb(files), 2),
      unit: 'kB',
      n: files.length,
    }));
  },
};
