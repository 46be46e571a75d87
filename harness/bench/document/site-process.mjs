import { createSite } from '../../server/site.mjs';
import { listen } from '../../server/listen.mjs';

/**
 * The site in a separate process, to measure its CPU time and memory alone. Sends its port, and its usage on request.
 */
const [folder = ''] = process.argv.slice(2);
const { port } = await listen(createSite({ folder }), { port: 0, host: '127.0.0.1' });
let mostMemory = 0;
setInterval(() => {
  mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
}, 20).unref();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuSeconds: (user + system) / 1e6, mostMemory });
});
process.send?.({ port });
