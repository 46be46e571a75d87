import { createSite } from '../../server/site.mjs';
import { listen } from '../../server/listen.mjs';

/**
 * The site in a process of its own, so that its processor time and memory are its own: tells its port,
 * and what it has used whenever it is asked.
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
