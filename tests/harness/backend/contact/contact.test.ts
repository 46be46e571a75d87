import { expect, it } from 'vitest';
import { BMP, GIF, JPG, PDF, PNG, ZIP, bytesOf } from '#tests/fixtures/file-heads.ts';
import { anotherClient, createClient, STORE } from '../client.ts';

const LETTER = {
  firstName: 'Ada',
  lastName: 'Weaver',
  email1: 'ada@example.test',
  topic: 'delivery',
  message: 'Where is my parcel?',
  fileId: [] as string[],
};

async function shop() {
  let now = 0;
  let captchas = 0;
  const client = createClient({ now: () => now });
  await client.guest();
  return {
    ...client,
    passes: (ms: number) => {
      now += ms;
    },
    upload: async (bytes: Uint8Array<ArrayBuffer>) => {
      const { status, body } = await send(client, bytes);
      return { status, fileId: body.fileId as string | undefined, key: body.errors?.[0].errorKey };
    },
    write: (change: object = {}, by = client) => {
      captchas += 1;
      const captchaResponse = `simulated-answer-of-the-captcha-${captchas}`;
      return by.send('POST', '/contactus', { ...LETTER, captchaResponse, ...change });
    },
  };
}

async function send(client: ReturnType<typeof createClient>, bytes: Uint8Array<ArrayBuffer>) {
  const answer = await client.backend.fetch(`${STORE}/contactus/files`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      authorization: `Bearer ${client.token()}`,
    },
    body: bytes,
  });
  const body: any = await answer.json(); // any: a raw answer
  return { status: answer.status, body };
}

it('API-64 accepts a message without storing its text', async () => {
  const { write, backend } = await shop();
  expect((await write({ orderId: '700001' })).body).toEqual({ caseId: 'C101' });
  const world = JSON.stringify(backend.world().state);
  for (const text of [LETTER.message, LETTER.email1, 'Weaver']) expect(world).not.toContain(text);
});

it('CAP-02 accepts one message per captcha answer, and ten in ten minutes', async () => {
  const { write, passes } = await shop();
  const captchaResponse = 'one-answer-of-the-captcha';
  await write({ captchaResponse });
  expect((await write({ captchaResponse })).body.errors[0].errorKey).toBe('_ERR_CAPTCHA_INVALID');
  for (let nth = 0; nth < 9; nth += 1) expect((await write()).status).toBe(200);
  expect((await write({ captchaResponse: '' })).status).toBe(429);
  passes(10 * 60_000);
  expect((await write()).status).toBe(200);
});

it('ATT-04 ATT-06 detects a file’s type by its content, not its name', async () => {
  const { upload } = await shop();
  const taken = await Promise.all([PNG, JPG, BMP, PDF].map(upload));
  expect(taken.map(({ fileId }) => fileId)).toEqual(['F101', 'F102', 'F103', 'F104']);
  const others = [ZIP, GIF, bytesOf('<svg onload="alert(1)">'), bytesOf('MZ\u0090')];
  for (const bytes of others)
    expect(await upload(bytes)).toMatchObject({ status: 400, key: '_ERR_FILE_TYPE' });
  expect(await upload(new Uint8Array())).toMatchObject({ status: 400, key: '_ERR_FILE_EMPTY' });
});

it('ATT-04 accepts twenty files in ten minutes, and five per message', async () => {
  const { upload, write, passes, backend } = await shop();
  const answers = await Promise.all(Array.from({ length: 40 }, () => upload(PNG)));
  const fileId = answers.flatMap((answer) => answer.fileId ?? []);
  expect(new Set(fileId).size).toBe(20);
  expect((await write({ fileId })).status).toBe(400);
  expect((await write({ fileId: fileId.slice(0, 5) })).status).toBe(200);
  const stranger = anotherClient(backend);
  await stranger.guest();
  expect((await write({ fileId: fileId.slice(6, 7) }, stranger)).status).toBe(400);
  passes(10 * 60_000);
  expect((await upload(PNG)).status).toBe(200);
});

it('ATT-03 accepts 20 MB and refuses one byte more', async () => {
  const { upload } = await shop();
  const large = new Uint8Array(20 * 1024 * 1024 + 1);
  large.set(PNG);
  expect(await upload(large.subarray(0, -1))).toMatchObject({ status: 200 });
  expect(await upload(large)).toMatchObject({ status: 413, key: '_ERR_FILE_TOO_LARGE' });
});
