import { expect, it } from 'vitest';
import { securityHeaders } from '#harness/server/headers.mjs';
import providerHosts from '#src/store-config/provider-hosts.json' with { type: 'json' };

it('API-53 providers are hosts without anything around them, and forms may be sent to them', () => {
  for (const host of providerHosts) expect(new URL(`https://${host}/`).host).toBe(host);
  const policy = securityHeaders()['content-security-policy'];
  expect(policy).toContain(`form-action 'self' ${providerHosts.join(' ')};`);
});
