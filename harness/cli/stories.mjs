import { command, runCommandLine } from './support/command.mjs';
import { checkFree, listenOrSay, readPort } from './support/port.mjs';
import { withProgress } from './support/progress.mjs';
import { ensureInstalled } from './support/setup.mjs';

const STORIES = command('stories', '', 'Builds the showroom if sources changed, and serves it.', {
  port: ['N', 'port to serve on (4322; 0 takes any free one)', '4322'],
  'build-only': 'builds and stops: npm run stories:build',
});

await runCommandLine(STORIES, async ({ values }) => {
  const port = readPort(values.port);
  if (!values['build-only']) await checkFree({ port }, 'npm run stories');
  ensureInstalled();
  // Imported late: they use dependencies.
  const { ensureShowroom, serveShowroom } = await import('../showroom/ensure-showroom.mjs');
  process.stdout.write('Building …\n');
  const folder = await withProgress('Build of the showroom', () => ensureShowroom());
  if (values['build-only']) return void process.stdout.write(`Built: ${folder}\n`);
  const server = await listenOrSay(serveShowroom(folder), { port }, 'npm run stories');
  process.stdout.write(
    `\n  Showroom   http://localhost:${server.port}\n\n  Ctrl+C stops the server.\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close());
});
