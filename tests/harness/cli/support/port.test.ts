import { expect, it } from 'vitest';
import { listenOrSay } from '#harness/cli/support/port.mjs';
import { Stop } from '#harness/cli/support/stop.mjs';
import { listen } from '#harness/server/listen.mjs';

it('reports a used port in one line, and suggests another one', async () => {
  const { port, close } = await listen(() => {}, { port: 0 });
  const refused = listenOrSay(() => {}, { port }, 'npm run stories');
  await expect(refused).rejects.toThrow(
    new Stop(`Port ${port} is taken; choose another: npm run stories -- --port ${port + 1}`),
  );
  await close();
});
