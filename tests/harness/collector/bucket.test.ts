import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { bucketIn, createBucket, signed } from '#harness/collector/bucket.mjs';

/** The keys, bucket and moment of the examples in Amazon's documentation of Signature Version 4. */
const PLACE = {
  address: new URL('https://examplebucket.s3.amazonaws.com'),
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const AT = Date.UTC(2013, 4, 24);

it.each([
  [
    'GET',
    '/test.txt',
    { headers: { range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT',
    '/test$file.text',
    {
      body: 'Welcome to Amazon S3.',
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  ['GET', '/?lifecycle', {}, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  [
    'GET',
    '/?max-keys=2&prefix=J',
    {},
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('%s %s is signed as the documentation of S3 has it', (method, path, rest, signature) => {
  const url = new URL(path, PLACE.address);
  const { authorization } = signed(PLACE, { method, url, at: AT, ...rest });
  expect(authorization).toContain(`Signature=${signature}`);
});

it('puts what it is given below the address, and throws what is refused', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      seen.push(`${request.method} ${request.url} ${body} ${'authorization' in request.headers}`);
      response.writeHead(request.url?.includes('full') ? 507 : 200).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, () => resolve());
  });
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const address = new URL(`http://localhost:${port}/reports/shop/`);
  const bucket = createBucket({ ...PLACE, address });
  await bucket.put('2026-11-24/R-1.json', Buffer.from('words'));
  await bucket.remove('2026-11-24/R-1.json');
  expect(seen).toEqual([
    'PUT /reports/shop/2026-11-24/R-1.json words true',
    'DELETE /reports/shop/2026-11-24/R-1.json  true',
  ]);
  await expect(bucket.put('full', Buffer.from(''))).rejects.toThrow('was answered 507');
});

it('is read from the environment, and says what is missing', () => {
  expect(bucketIn({})).toBeUndefined();
  const named = { SELVEDGE_REPORTS_BUCKET: 'https://s3.example/reports' };
  expect(() => bucketIn(named)).toThrow('needs AWS_ACCESS_KEY_ID');
  expect(() => bucketIn({ SELVEDGE_REPORTS_BUCKET: 's3://reports' })).toThrow('with https://');
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  expect(bucketIn({ ...named, ...keys })).toMatchObject({ region: 'us-east-1', accessKeyId: 'a' });
});
