// @partial
import { expect, it } from 'vitest';
import '#src/content/model.ts';
import '#src/listing/model.ts';
import { requestContent } from '#src/ports/http/request-content.ts';
import { SITE } from './test-call.ts';

it('requests the content of a document once more, without a session', async () => {
  const sent: [string, RequestInit | undefined][] = [];
  const environment = {
    ...SITE,
    fetch: (async (url, init) => {
      sent.push([url as string, init]);
      return new Response('{}');
    }) as typeof globalThis.fetch,
  };
  const layout = { locale: 'en-GB', filters: ['MEGA_MENU'], exclusiveAccess: false };
  await requestContent(
    [
      { call: 'content.layout', params: layout, value: {} },
      { call: 'listing.products', params: {}, value: {} },
      { call: 'no.call', params: {}, value: {} },
    ],
    environment,
  );
  expect(sent).toMatchObject([
    [
      '/content/layout?filters=MEGA_MENU&exclusiveAccess=false&locale=en-GB',
      { credentials: 'omit' },
    ],
  ]);
});
