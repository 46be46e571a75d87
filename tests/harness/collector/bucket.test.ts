import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { bucketIn, createBucket } from '#harness/collector/bucket.mjs';

const KEYS = { region: 'us-east-1', accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'a secret' };
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=[\da-f]{64}$/;

it('stores objects below the address, and throws on a rejected one', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      seen.push(
        `${request.method} ${request.url} ${body} ${SIGNED.test(request.headers.authorization ?? '')}`,
      );
      response.writeHead(request.url?.includes('full') ? 507 : 200).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, () => resolve());
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const address = new URL(`http://localhost:${port}/reports/shop/`);
  const bucket = createBucket({ ...KEYS, address });
  await bucket.put('2026-11-24/R-1.json', Buffer.from('words'));
  await bucket.remove('2026-11-24/R-1.json');
  expect(seen).toEqual([
    'PUT /reports/shop/2026-11-24/R-1.json words true',
    'DELETE /reports/shop/2026-11-24/R-1.json  true',
  ]);
  await expect(bucket.put('full', Buffer.from(''))).rejects.toThrow('was answered 507');
});

it('reads the environment, and names missing variables', () => {
  expect(bucketIn({})).toBeUndefined();
  const named = { SELVEDGE_REPORTS_BUCKET: 'https://s3.example/reports' };
  expect(() => bucketIn(named)).toThrow('needs AWS_ACCESS_KEY_ID');
  expect(() => bucketIn({ SELVEDGE_REPORTS_BUCKET: 's3://reports' })).toThrow('with https://');
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  expect(bucketIn({ ...named, ...keys })).toMatchObject({ region: 'us-east-1', accessKeyId: 'a' });
});
