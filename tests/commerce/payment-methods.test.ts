import { expect, it } from 'vitest';
import { readProviderFile } from '#harness/provider/files.mjs';
import { securityHeaders } from '#harness/server/headers.mjs';
import { PROVIDER_HOSTS } from '#src/commerce/payment-methods.mjs';
import { METHOD_CODES, methodOf } from '#src/commerce/payment-methods.ts';

it('API-53 lists providers as bare hosts that forms may be sent to', () => {
  for (const host of PROVIDER_HOSTS) expect(new URL(`https://${host}/`).host).toBe(host);
  const policy = securityHeaders()['content-security-policy'];
  expect(policy).toContain(`form-action 'self' ${PROVIDER_HOSTS.join(' ')};`);
});

it.each(METHOD_CODES)('API-53 the simulated provider of %s has a page in two languages', (code) => {
  const { provider } = methodOf(code);
  if (!provider) return;
  expect(readProviderFile(`/provider/${provider.page}`)?.type).toMatch('text/html');
  const script = readProviderFile('/provider/provider.js')?.body.toString() ?? '';
  expect(script.split(` ${provider.page}: [`)).toHaveLength(3);
});
