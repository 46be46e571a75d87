import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { INPUTS, sourceStamp } from './support/build.mjs';
import { binOf, PROJECT } from './support/project.mjs';
import { run } from './support/run.mjs';
import { Stop } from './support/stop.mjs';

const STAMP = '.selvedge-build';

/**
 * Builds the showroom, files that any host can serve from its root, unless it was built from the very same sources.
 *
 * @param {string} [project] another checkout of the project than this one
 * @returns {Promise<string>} its folder
 * @throws {Stop} when the build fails
 */
export async function ensureShowroom(project = PROJECT) {
  const folder = join(project, '.cache', 'stories');
  const isHere = project === PROJECT;
  const wanted = isHere ? sourceStamp([...INPUTS, 'stories', 'tests/requirements.md']) : 'built';
  const stamp = join(folder, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  rmSync(stamp, { force: true });
  const args = ['build', '--config', join('harness', 'config', 'ladle')];
  const env = { NODE_ENV: 'production' };
  const { status, output } = await run(binOf('@ladle/react', 'ladle'), args, { cwd: project, env });
  if (status !== 0 || !existsSync(join(folder, 'index.html')))
    throw new Stop(`The showroom was not built:\n${output}`);
  writeFileSync(stamp, wanted);
  return folder;
}

/**
 * Answers requests from a built showroom.
 *
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
export function serveShowroom(folder) {
  const files = sirv(folder, { etag: true });
  return (request, response) =>
    files(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
}
