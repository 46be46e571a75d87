import { createReports } from '#harness/server/reports.mjs';
import { createSite } from '#harness/server/site.mjs';
import { listen } from '#harness/server/listen.mjs';

/** The site in a separate process, like `npm start`; sends its port. */
const [folder = '', reportsFolder = '', backend = ''] = process.argv.slice(2);
const reports = createReports({ folder: reportsFolder, built: folder, isShown: backend === '' });
const site = createSite({ folder, reports, ...(backend && { backend: new URL(backend) }) });
const { port } = await listen(site, { port: 0 });
process.send?.({ port });
