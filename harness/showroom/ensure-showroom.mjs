import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { INPUTS } from '../cli/support/build-inputs.mjs';
import { checkWritable, hasStamp, putInPlace } from '../cli/support/build.mjs';
import { binOf, PROJECT } from '../cli/support/project.mjs';
import { run } from '../cli/support/run.mjs';
import { sourceStamp } from '../cli/support/source-stamp.mjs';
import { Stop } from '../cli/support/stop.mjs';
import { serveFiles } from '../server/files.mjs';
import { listenerOf } from '../server/listener-of.mjs';

/**
 * Builds the showroom as static files, unless it is up to date with the sources. The previous build is replaced only
 * when the new one is complete.
 *
 * @param {string} [project] another checkout with installed dependencies
 * @returns {Promise<string>} its folder
 * @throws {Stop} when the build fails
 */
export async function ensureShowroom(project = PROJECT) {
  const folder = join(project, '.cache', 'stories');
  const isHere = project === PROJECT;
  const wanted = isHere ? sourceStamp([...INPUTS, 'stories', 'tests/requirements.md']) : 'built';
  if (hasStamp(folder, wanted)) return folder;
  checkWritable(join(project, '.cache'));
  // Ladle resolves this path from the project's root.
  const outDir = join('.cache', `stories-${process.pid}`);
  const fresh = join(project, outDir);
  const args = ['build', '--config', join('harness', 'config', 'ladle'), '--outDir', outDir];
  const env = { NODE_ENV: 'production' };
  const ladle = binOf('@ladle/react', 'ladle', project);
  const { status, output } = await run(ladle, args, { cwd: project, env });
  if (status !== 0 || !existsSync(join(fresh, 'index.html'))) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Stop(`The showroom was not built:\n${output}`);
  }
  putInPlace(fresh, folder, wanted);
  return folder;
}

/**
 * Serves a built showroom.
 *
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
export function serveShowroom(folder) {
  const app = new Hono();
  app.use(...serveFiles(folder));
  return listenerOf(app.fetch);
}
