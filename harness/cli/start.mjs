import { relative } from 'node:path';
import { checkWritable, DEMO, ensureBuilt, RELEASE } from './support/build.mjs';
import { runCommandLine } from './support/command.mjs';
import { checkFree, listenOrSay, readPort } from './support/port.mjs';
import { withProgress } from './support/progress.mjs';
import { inProject } from './support/project.mjs';
import { ensureInstalled } from './support/setup.mjs';
import { Stop } from './support/stop.mjs';

const USAGE = `npm start -- [--port N] [--host ADDRESS] [--backend URL] [--release] [--report-to URL] [--reports FOLDER] [--build-only]

  --port N         port to serve on (default 4321; 0 takes any free one)
  --host ADDRESS   address to listen on (default: this machine only)
  --backend URL    use a stand-alone commerce backend instead of the embedded one
  --release        serve the release, as npm run build makes it, instead of the demo; needs --backend
  --report-to URL  have browsers tell this address what the content policy refused
  --reports FOLDER keep what shoppers report here (default: .cache/reports); after 30 days it is forgotten
  --build-only     build what would be served, and stop: for an image that only has to start
`;

const OPTIONS = /** @type {const} */ ({
  port: { type: 'string' },
  host: { type: 'string' },
  backend: { type: 'string' },
  release: { type: 'boolean' },
  'report-to': { type: 'string' },
  reports: { type: 'string' },
  'build-only': { type: 'boolean' },
});

await runCommandLine({ usage: USAGE, options: OPTIONS }, async ({ values }) => {
  const options = readOptions(values);
  // A port or a folder that cannot be used is told before minutes of work.
  if (!options.isBuildOnly) await checkFree(options, 'npm start');
  if (values.reports) checkWritable(values.reports);
  ensureInstalled();
  process.stdout.write('Building …\n');
  const folder = options.isRelease ? RELEASE : DEMO;
  const { built } = await withProgress(
    `Build of the ${options.isRelease ? 'release' : 'demo'}`,
    () => ensureBuilt(folder),
  );
  process.stdout.write(built ? 'Built.\n' : 'Nothing changed since the last build.\n');
  if (options.isBuildOnly) return;
  // Loaded only now: the site uses dependencies.
  const { createSite } = await import('../server/site.mjs');
  const { createReports } = await import('../server/reports.mjs');
  const reports = createReports({
    folder: options.reports,
    built: folder,
    isShown: !options.isRelease,
    environment: process.env,
  });
  const { backend, reportTo } = options;
  const site = createSite({ folder, backend, reportTo, reports });
  const { port, close } = await listenOrSay(site, options, 'npm start');
  process.stdout.write(greeting(port, options));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void close().finally(reports.close));
});

/** @param {import('./support/command.mjs').Given<typeof OPTIONS>['values']} values */
function readOptions(values) {
  const backend = readUrl('--backend', values.backend);
  const isRelease = values.release === true;
  const isBuildOnly = values['build-only'] === true;
  if (isRelease && !backend && !isBuildOnly)
    throw new Stop('--release has no backend of its own: add --backend URL.', 2);
  return {
    port: readPort(values.port ?? '4321'),
    host: values.host || undefined,
    backend,
    isRelease,
    isBuildOnly,
    reportTo: readUrl('--report-to', values['report-to']),
    reports: values.reports || inProject('.cache', 'reports'),
  };
}

/** @param {string} option @param {string | undefined} text */
function readUrl(option, text) {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new Stop(`${option} takes an http or https address, not "${text}".`, 2);
}

/** @param {number} port @param {ReturnType<typeof readOptions>} options */
function greeting(port, { backend, isRelease, reports }) {
  const at = (/** @type {string} */ host) => `http://${host}:${port}`;
  return `
  Rivet & Loom     United Kingdom   ${at('localhost')}
                   Germany          ${at('de.localhost')}
                   France           ${at('fr.localhost')}
  Hollis Marlowe   United Kingdom   ${at('hollismarlowe.localhost')}
                   Germany          ${at('de.hollismarlowe.localhost')}

  ${isRelease ? '' : `Studio: ${at('localhost')}/studio. `}Reports of problems: ${relative('', reports)}
  Backend: ${backend ? backend.href : 'embedded in the page'}. Ctrl+C stops the server.
`;
}
