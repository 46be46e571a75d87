import { ensureBuilt } from '#harness/cli/support/build.mjs';
import {
  backendScripts,
  firstLoadScripts,
  gzippedKb,
  measureScripts,
  readManifest,
} from '#harness/cli/support/bundle.mjs';
import { type Benchmark, rounded } from './measure.ts';

/** Gzip size of the last build in kB (1000 bytes). */
export const bundleBenchmark: Benchmark = {
  async run() {
    await ensureBuilt();
    const manifest = readManifest();
    const figure = (name: string, files: string[]) => ({
      name,
      value: rounded(gzippedKb(files)),
      unit: 'kB',
      n: files.length,
    });
    const backend = backendScripts(manifest);
    return [
      figure('bundle.first_load_gz_kb', firstLoadScripts(manifest)),
      figure('bundle.measure_gz_kb', measureScripts(manifest)),
      figure('bundle.backend_gz_kb', backend.scripts),
      figure('bundle.backend_data_gz_kb', backend.data),
    ];
  },
};
