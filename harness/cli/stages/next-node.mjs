import { runNpm } from '../support/npm.mjs';
import { Stop } from '../support/stop.mjs';

/** Node version that most people have; this machine may have an older one. */
const NEXT = 24;

/**
 * Installs a newer Node from npm's `node` package, whose own script downloads the binary.
 *
 * @returns {Promise<{ version: string, path: string }>}
 * @throws {Stop} if npm fails
 */
export async function nextNode() {
  const show = 'node -p "process.version + process.execPath"';
  const args = ['exec', '--yes', '--ignore-scripts=false', `--package=node@${NEXT}`, '-c', show];
  const { output } = await runNpm(args);
  const [, version = '', path = ''] = /^v(\d+\.\d+\.\d+)(.+)$/m.exec(output) ?? [];
  if (version.startsWith(`${NEXT}.`)) return { version, path };
  throw new Stop(`Node ${NEXT} could not be installed from npm:\n${output}`);
}
