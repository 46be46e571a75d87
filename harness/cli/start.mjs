import { relative } from 'node:path';
import { checkWritable, DEMO, ensureBuilt, RELEASE } from './support/build.mjs';
import { command, runCommandLine } from './support/command.mjs';
import { checkFree, listenOrSay, readPort } from './support/port.mjs';
import { withProgress } from './support/progress.mjs';
import { inProject } from './support/project.mjs';
import { ensureInstalled } from './support/setup.mjs';
import { Stop } from './support/stop.mjs';

const START = command('start', '', 'Builds the demo if sources changed, and serves it.', {
  port: ['N', 'port to serve on (4321; 0 takes any free one)', '4321'],
  host: ['ADDRESS', 'address to listen on; by default this machine only'],
  backend: ['URL', 'a commerce backend of its own instead of the embedded one'],
  release: 'serves the release, as npm run build makes it; needs --backend',
  'report-to': ['URL', 'address that browsers report refusals of the content policy to'],
  reports: [
    'FOLDER',
    'folder of reports by shoppers (.cache/reports); each is deleted after 30 days',
  ],
  'build-only': 'builds and stops: for an image that only has to start',
});

await runCommandLine(START, async ({ values }) => {
  const options = readOptions(values);
  // Check port and folder before minutes of work.
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
  // Imported late: the site uses dependencies.
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

/** @param {import('./support/command.mjs').Given<typeof START.options>['values']} values */
function readOptions(values) {
  const backend = readUrl('--backend', values.backend);
  const isRelease = values.release;
  const isBuildOnly = values['build-only'];
  if (isRelease && !backend && !isBuildOnly)
    throw new Stop('--release has no embedded backend: add --backend URL.', 2);
  return {
    port: readPort(values.port),
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
