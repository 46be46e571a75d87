import { expect, it } from 'vitest';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { BMP, GIF, JPG, PDF, PNG, ZIP, bytesOf } from '#tests/fixtures/file-heads.ts';
import { anotherClient, createClient } from '../client.ts';

const STORE = '/wcs/resources/store/30002';
const CAPTCHA = 'simulated-answer-of-the-captcha';
const LETTER = {
  firstName: 'Ada',
  lastName: 'Weaver',
  email1: 'ada@example.test',
  topic: 'delivery',
  message: 'Where is my parcel?',
  fileId: [],
  captchaResponse: CAPTCHA,
};

async function shop() {
  let now = 0;
  let captchas = 0;
  const client = createClient({ now: () => now });
  await client.send('POST', '/guestidentity', {});
  const token = client.token();
  const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await client.backend.fetch(`${STORE}/contactus/files`, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: bytes,
    });
    const body = (await answer.json()) as {
      fileId?: string;
      errors?: readonly { errorKey: string }[];
    };
    return { status: answer.status, fileId: body.fileId, key: body.errors?.[0]?.errorKey };
  };
  return {
    ...client,
    upload,
    passes: (ms: number) => {
      now += ms;
    },
    contact: () => client.backend.world().state.contact,
    write: (change: object = {}) => {
      captchas += 1;
      return client.send('POST', '/contactus', {
        ...LETTER,
        captchaResponse: `${CAPTCHA}-${captchas}`,
        ...change,
      });
    },
  };
}

const keyOf = ({ body }: { body: { errors?: { errorKey: string }[] } }) =>
  body.errors?.[0]?.errorKey;

it('API-64 a letter is taken, and nothing of what it says is kept', async () => {
  const { write, contact, backend } = await shop();
  expect((await write({ orderId: '700001' })).body).toEqual({ caseId: 'C101' });
  expect(contact()?.cases).toMatchObject([
    { caseId: 'C101', topic: 'delivery', orderId: '700001', characters: 19, files: [] },
  ]);
  const world = JSON.stringify(backend.world().state);
  for (const text of [LETTER.message, LETTER.email1, 'Weaver']) expect(world).not.toContain(text);
});

it('API-64 a copy is in the outbox where one was wanted', async () => {
  const { write, backend } = await shop();
  await write();
  expect(lettersOf(backend.world())).toEqual([]);
  await write({ copy: 'true' });
  expect(lettersOf(backend.world())).toMatchObject([
    { kind: 'contact-copy', subject: 'What you wrote to Rivet & Loom: C102' },
  ]);
});

it.each([
  ['_ERR_EMAIL_MISSING', { email1: ' ' }],
  ['EMAIL_INVALID', { email1: 'ada' }],
  ['_ERR_CONTACT_NAME', { lastName: '' }],
  ['_ERR_CONTACT_NAME', { firstName: 'x'.repeat(41) }],
  ['_ERR_CONTACT_TOPIC', { topic: 'weather' }],
  ['_ERR_CONTACT_ORDER', { orderId: '7; drop' }],
  ['_ERR_CONTACT_MESSAGE', { message: '  ' }],
  ['_ERR_CONTACT_MESSAGE', { message: 'x'.repeat(2001) }],
  ['_ERR_FILE_NOT_FOUND', { fileId: ['F101'] }],
  ['_ERR_CAPTCHA_INVALID', { captchaResponse: '' }],
  ['_ERR_CMD_INVALID_PARAM', { fileId: 'F101' }],
])('API-64 %s: %j is refused, and no letter is there', async (key, change) => {
  const { write, contact } = await shop();
  const answer = await write(change);
  expect([answer.status, keyOf(answer)]).toEqual([400, key]);
  expect(contact()?.cases ?? []).toEqual([]);
});

it('CAP-02 a captcha’s answer is good for one letter', async () => {
  const { write } = await shop();
  await write({ captchaResponse: CAPTCHA });
  expect(keyOf(await write({ captchaResponse: CAPTCHA }))).toBe('_ERR_CAPTCHA_INVALID');
});

it('who writes too often waits', async () => {
  const { write, passes } = await shop();
  for (let nth = 0; nth < 10; nth += 1) expect((await write()).status).toBe(200);
  expect((await write({ captchaResponse: '' })).status).toBe(429);
  passes(10 * 60_000);
  expect((await write()).status).toBe(200);
});

it('ATT-04 ATT-06 a file is taken for what it is, and a letter can name it', async () => {
  const { upload, write, contact } = await shop();
  const taken = await Promise.all([PNG, JPG, BMP, PDF].map(upload));
  expect(taken.map(({ fileId }) => fileId)).toEqual(['F101', 'F102', 'F103', 'F104']);
  expect((await write({ fileId: ['F101'] })).status).toBe(200);
  expect(contact()?.cases[0]?.files).toEqual(['F101']);
});

it('ATT-04 what is something else is refused, whatever it is called', async () => {
  const { upload } = await shop();
  const others = [
    ZIP,
    GIF,
    bytesOf('<svg onload="alert(1)">'),
    bytesOf('<!doctype html><script>'),
    bytesOf('MZ\u0090'),
  ];
  for (const bytes of others)
    expect(await upload(bytes)).toMatchObject({ status: 400, key: '_ERR_FILE_TYPE' });
  expect(await upload(new Uint8Array())).toMatchObject({ status: 400, key: '_ERR_FILE_EMPTY' });
});

it('ATT-04 forty at once: twenty are taken within ten minutes, and a letter has five at most', async () => {
  const { upload, write, passes } = await shop();
  const answers = await Promise.all(Array.from({ length: 40 }, () => upload(PNG)));
  const taken = answers.flatMap(({ fileId }) => fileId ?? []);
  expect(new Set(taken).size).toBe(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  expect(keyOf(await write({ fileId: taken }))).toBe('_ERR_CMD_INVALID_PARAM');
  expect((await write({ fileId: taken.slice(0, 5) })).status).toBe(200);
  passes(10 * 60_000);
  expect((await upload(PNG)).status).toBe(200);
});

it.each(['Zoë-Łukasz', 'עדה', 'أدا', 'अदा', '織田', 'A\u0301da\u0327', '<b>Ada</b>', '\u202eAda'])(
  'API-64 a letter of %s is taken, in whatever script it is',
  async (firstName) => {
    const { write } = await shop();
    const message = `${firstName} `.repeat(50);
    expect((await write({ firstName, lastName: firstName, message })).status).toBe(200);
  },
);

it('ATT-03 20 MB are taken and a byte more is not', async () => {
  const { upload } = await shop();
  const large = new Uint8Array(20 * 1024 * 1024 + 1);
  large.set(PNG);
  expect(await upload(large.subarray(0, -1))).toMatchObject({ status: 200 });
  expect(await upload(large)).toMatchObject({ status: 413, key: '_ERR_FILE_TOO_LARGE' });
});

it('a file of somebody else goes along with nobody’s letter', async () => {
  const { upload, backend } = await shop();
  await upload(PNG);
  const other = anotherClient(backend);
  await other.guest();
  const answer = await other.send('POST', '/contactus', { ...LETTER, fileId: ['F101'] });
  expect(keyOf(answer)).toBe('_ERR_FILE_NOT_FOUND');
});
