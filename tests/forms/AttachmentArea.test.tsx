// @vitest-environment jsdom
// @alone
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEvent } from 'effector';
import { expect, it, vi } from 'vitest';
import { attachFileCall } from '#src/contact/api.ts';
import { declareAttachment } from '#src/forms/attachment-model.ts';
import type { FieldOf } from '#src/forms/field.ts';
import { Form } from '#src/forms/Form.tsx';
import { declareForm } from '#src/forms/form-model.ts';
import { reference } from '#src/kernel/struct.ts';
import { inspectFile } from '#src/ports/browser/storage/held-files.ts';
import { callFx } from '#src/ports/http/call.ts';
import { forgetFile, heldFile, noteSent } from '#src/ports/file-shelf.ts';
import { dropFileFx, inspectFileFx } from '#src/ports/held-files.ts';
import { PDF, PNG, ZIP } from '#tests/fixtures/file-heads.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const send = callFx(attachFileCall);
const form = declareForm('forms', 'papers', { paper: reference() }, { all: [createEvent()] });
const paper = declareAttachment('forms', 'paper', { send, all: [createEvent()] });
const FIELD: FieldOf<'contactUs'> = {
  name: 'paper',
  component: 'attachment',
  label: 'form.file.label',
  validate: true,
};

async function show(
  answer: (key: string) => Promise<{ fileId: string }> = async () => ({ fileId: 'F7' }),
) {
  const { scope } = shopScope(
    [inspectFileFx, inspectFile],
    [dropFileFx, async ({ file }: { file: string }) => forgetFile(file)],
    [send, ({ file }: { file: string }) => answer(file)],
  );
  const onSubmit = vi.fn();
  const { container } = renderInShop(
    scope,
    <Form
      form={form}
      fields={[FIELD]}
      attachments={{ paper }}
      namespace="contactUs"
      submitLabel="Send message"
      busy={false}
      onSubmit={onSubmit}
    />,
  );
  const area = await screen.findByRole('group', { name: /Picture or document/ });
  const input = () => container.querySelector<HTMLInputElement>('input[type="file"]');
  return {
    area,
    onSubmit,
    user: userEvent.setup(),
    state: () => area.dataset['state'],
    value: () => container.querySelector<HTMLInputElement>('[name="paper"]')?.value,
    choose(...files: File[]) {
      const field = input();
      if (!field) throw new Error('There is nothing to choose with');
      fireEvent.change(field, { target: { files } });
    },
    drag: (type: 'dragEnter' | 'dragLeave' | 'drop', ...files: File[]) =>
      fireEvent[type](area.querySelector('p') ?? area, {
        dataTransfer: {
          files,
          items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
          types: ['Files'],
        },
      }),
  };
}

const picture = (name = 'jacket.png') => new File([PNG], name, { type: 'image/png' });

it('ATT-01 ATT-02 ATT-06 uploads a chosen file; shows its id and a button', async () => {
  const { area, choose, state, value, user } = await show();
  expect(state()).toBe('idle');
  choose(picture());
  await screen.findByText('Reference F7');
  expect(state()).toBe('file-attached');
  expect(value()).toBe('F7');
  expect(area.querySelector('input[type="file"]')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(state()).toBe('idle');
  expect(value()).toBe('');
  expect(document.activeElement?.textContent).toBe('Choose a file');
});

it('ATT-01 highlights while dragging, and accepts the dropped file', async () => {
  const { drag, state } = await show();
  drag('dragEnter', picture());
  await waitFor(() => expect(state()).toBe('drag-in-progress'));
  drag('drop', new File([PDF], 'receipt.pdf'));
  await waitFor(() => expect(state()).toBe('file-attached'));
});

it('ATT-01 shows the progress of an upload, blocks the form, and can be cancelled', async () => {
  let held = '';
  const { choose, state, user, onSubmit } = await show((key) => {
    held = key;
    return new Promise(() => undefined);
  });
  choose(picture());
  const progress = await screen.findByRole<HTMLProgressElement>('progressbar');
  await waitFor(() => expect(held).not.toBe(''));
  expect(state()).toBe('loading');
  const stop = vi.fn<() => void>();
  noteSent(heldFile(held), 40, stop);
  await waitFor(() => expect(progress.value).toBe(40));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText(/still on its way/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(stop).toHaveBeenCalled());
  expect(state()).toBe('idle');
});

it.each([
  ['a program with another name', [new File(['MZ\u0090'], 'jacket.png')], /not a picture or PDF/],
  ['a zip bomb', [new File([ZIP], 'jacket.png')], /not a picture or PDF/],
  [
    'a drawing that can run',
    [new File(['<svg onload="x">'], 'jacket.png')],
    /not a picture or PDF/,
  ],
  ['a program', [new File(['MZ'], 'setup.exe')], /PNG, JPG, JPEG, BMP or PDF file/],
  ['nothing', [new File([], 'jacket.png')], /file is empty/],
  ['forty at once', Array.from({ length: 40 }, () => picture()), /One file at a time/],
])('ATT-04 ATT-05 refuses %s with a reason', async (_, files, text) => {
  const upload = vi.fn(async () => ({ fileId: 'F7' }));
  const { choose, state, user, onSubmit } = await show(upload);
  choose(...files);
  await screen.findByText(text);
  expect(state()).toBe('has-error');
  expect(upload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Go on without a file' }));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(onSubmit).toHaveBeenCalledWith({ paper: '' });
});

it('ATT-05 a file that did not arrive is sent again at a press', async () => {
  let tries = 0;
  const { choose, user, value } = await show(async () => {
    tries += 1;
    if (tries < 3) throw { kind: 'network' };
    return { fileId: 'F9' };
  });
  choose(picture());
  for (let nth = 0; nth < 2; nth += 1)
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Reference F9');
  expect([tries, value()]).toEqual([3, 'F9']);
});
