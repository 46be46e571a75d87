import { expect, it } from 'vitest';
import { policyHeaders } from '#harness/server/policy.mjs';
import { securityHeaders } from '#harness/server/headers.mjs';
import tagHosts from '#src/store-config/tag-hosts.json' with { type: 'json' };

const NONE = { providers: ['pay.example'], scripts: [] };
const HOSTS = ['https://tags.example', 'https://collect.example'];

function directivesOf(headers: Readonly<Record<string, string>>): Map<string, string> {
  const policy = headers['content-security-policy'] ?? '';
  return new Map(policy.split('; ').map((each) => [each.replace(/ .*/, ''), each]));
}

it('adds no host to the policy without a tag manager', () => {
  expect(tagHosts).toEqual([]);
  expect(policyHeaders({ ...NONE, tags: [] })).toEqual(policyHeaders(NONE));
  expect(policyHeaders(NONE)['content-security-policy']).toBe(
    "script-src 'self'; style-src 'self'; default-src 'none'; img-src 'self' data:; media-src 'self'; " +
      "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
      "form-action 'self' pay.example; base-uri 'none'; object-src 'none'; " +
      "require-trusted-types-for 'script'; trusted-types selvedge-scripts selvedge-data; " +
      "frame-ancestors 'none'",
  );
  expect(securityHeaders()['content-security-policy']).toContain("connect-src 'self';");
});

it("adds only the tag manager's hosts to the policy: for scripts, connections and pictures", () => {
  const before = directivesOf(policyHeaders(NONE));
  const after = directivesOf(policyHeaders({ ...NONE, tags: HOSTS }));
  const changed = [...after].filter(([name, directive]) => before.get(name) !== directive);
  const hosts = HOSTS.join(' ');
  expect(Object.fromEntries(changed)).toEqual({
    'script-src': `script-src 'self' ${hosts}`,
    'img-src': `img-src 'self' data: ${hosts}`,
    'connect-src': `connect-src 'self' ${hosts}`,
    'trusted-types': 'trusted-types selvedge-scripts selvedge-data default',
  });
  expect([...after.keys()]).toEqual([...before.keys()]);
});
