// @alone
import { allSettled, createEvent, fork } from 'effector';
import { expect, it, vi } from 'vitest';
import { attachFileCall } from '#src/contact/api.ts';
import { declareAttachment } from '#src/forms/attachment-model.ts';
import { callFx } from '#src/ports/http/call.ts';
import { type FileFacts, dropFileFx, inspectFileFx } from '#src/ports/held-files.ts';

const send = callFx(attachFileCall);
const done = createEvent();
const units = declareAttachment('forms', 'paper', { send, all: [done] });
const chosen = { file: 'file-1', instead: null, name: 'a.png', size: 10, problem: null };

function shop(facts: FileFacts = { kind: 'png', canBeShown: true }) {
  const drop = vi.fn(async () => undefined);
  const upload = vi.fn(async ({ file }: { file: string }) => ({ fileId: `F-${file}` }));
  const scope = fork({
    handlers: [
      [inspectFileFx, async () => facts],
      [dropFileFx, drop],
      [send, upload],
    ],
  });
  return {
    scope,
    drop,
    upload,
    attach: (more: object = {}) =>
      allSettled(units.attach, { scope, params: { ...chosen, ...more } }),
    state: () => scope.getState(units.$attachment),
  };
}

it('ATT-02 a file removed during the upload does not reappear', async () => {
  const { scope, drop, attach, state, upload } = shop();
  const answers: ((answer: { fileId: string }) => void)[] = [];
  upload.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  const settled = attach();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  const removed = allSettled(units.remove, { scope });
  expect(state()).toEqual({ status: 'idle' });
  expect(drop).toHaveBeenCalledWith({ file: 'file-1' });
  answers[0]?.({ fileId: 'F1' });
  await Promise.all([settled, removed]);
  expect(state()).toEqual({ status: 'idle' });
});

it('releases a file when it is replaced, and when the form is done', async () => {
  const { scope, drop, attach, state } = shop({ kind: null, canBeShown: false });
  await attach();
  await attach({ file: 'file-2', instead: 'file-1' });
  expect(drop).toHaveBeenLastCalledWith({ file: 'file-1' });
  await allSettled(done, { scope });
  expect(drop).toHaveBeenLastCalledWith({ file: 'file-2' });
  expect(drop).toHaveBeenCalledTimes(2);
  expect(state()).toEqual({ status: 'idle' });
});
