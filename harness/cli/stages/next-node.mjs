import { runNpm } from '../support/npm.mjs';
import { Stop } from '../support/stop.mjs';

/** What most people have, while this machine may have an older one. */
const NEXT = 24;

/**
 * A newer Node, from npm's package of that name; its binary comes by the package's own script.
 *
 * @returns {Promise<{ version: string, path: string }>}
 * @throws {Stop} when npm cannot bring it
 */
export async function nextNode() {
  const show = 'node -p "process.version + process.execPath"';
  const args = ['exec', '--yes', '--ignore-scripts=false', `--package=node@${NEXT}`, '-c', show];
  const { output } = await runNpm(args);
  const [, version = '', path = ''] = /^v(\d+\.\d+\.\d+)(.+)$/m.exec(output) ?? [];
  if (version.startsWith(`${NEXT}.`)) return { version, path };
  throw new Stop(`Node ${NEXT} could not be had from npm:\n${output}`);
}
