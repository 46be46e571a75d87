import { readArguments } from './support/arguments.mjs';
import { ensureInstalled } from './support/setup.mjs';
import { runMain } from './support/stop.mjs';

const USAGE = `npm run stories -- [--port N]

Builds the showroom if sources changed, and serves it.

  --port N       port to serve on (default 4322; 0 takes any free one)
  --build-only   only build it: npm run stories:build
`;
const OPTIONS = /** @type {const} */ ({
  port: { type: 'string', default: '4322' },
  'build-only': { type: 'boolean' },
  help: { type: 'boolean' },
});

await runMain(async () => {
  const {
    port,
    help,
    'build-only': isBuildOnly,
  } = readArguments(process.argv.slice(2), OPTIONS, USAGE);
  if (help) return void process.stdout.write(USAGE);
  ensureInstalled();
  // Loaded only now: they use dependencies.
  const { ensureShowroom, serveShowroom } = await import('./showroom.mjs');
  const { listen } = await import('../server/listen.mjs');
  process.stdout.write('Building …\n');
  const folder = await ensureShowroom();
  if (isBuildOnly) return void process.stdout.write(`Built: ${folder}\n`);
  const server = await listen(serveShowroom(folder), { port: Number(port), host: undefined });
  process.stdout.write(
    `\n  Showroom   http://localhost:${server.port}\n\n  Ctrl+C stops the server.\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close());
});
