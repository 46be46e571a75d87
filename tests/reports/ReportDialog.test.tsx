// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { waitFx } from '#src/ports/clock.ts';
import { openReport } from '#src/reports/open-model.ts';
import { showReportFx, packReportFx, sendReportFx } from '#src/reports/report-model.ts';
import { ReportDialog } from '#src/reports/ReportDialog.tsx';
import { deferred, httpError, networkError, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

const CASE = 'R-7K2M-9QXB';
const SIGHT = {
  pages: 2,
  records: 1234,
  calls: 31,
  failures: 1,
  bytes: 48_213,
  isCut: false,
  hasStudio: true,
};

async function show() {
  const answers = deferred<{ caseNumber: string }>();
  const seen = shopScope(
    [packReportFx, () => ({ caseId: CASE, bytes: 100, isCut: false, isAutomatic: false })],
    [showReportFx, () => SIGHT],
    [sendReportFx, answers.handler],
    [waitFx, () => new Promise<void>(() => undefined)],
  );
  const { scope } = seen;
  renderInShop(scope, <ReportDialog place="foot" />);
  await act(async () => scopeBind(openReport, { scope })({ place: 'foot' }));
  const user = userEvent.setup();
  return {
    ...seen,
    answers,
    user,
    message: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What happened/ }),
    sends: () => user.click(screen.getByRole('button', { name: 'Send report' })),
  };
}

it("sends the shopper's message, announces the number, and shows it", async () => {
  const { user, message, sends, answers, calls } = await show();
  await user.type(message, 'The total was wrong.');
  await sends();
  expect(calls).toContainEqual({
    name: 'reports/pack',
    payload: { cause: 'pressed', message: 'The total was wrong.' },
  });
  expect(screen.getByRole('status').textContent).toContain('Sending');
  await act(() => answers.answer({ caseNumber: CASE }));
  const told = screen.getByRole('status');
  expect(told.textContent).toContain(CASE);
  expect(document.activeElement).toBe(told);
});

it('sends nothing by itself, and no message that is too long', async () => {
  const { user, message, sends, calls } = await show();
  expect(calls.filter(({ name }) => name.startsWith('http/reports'))).toEqual([]);
  await user.click(message);
  await user.paste('x'.repeat(1001));
  await sends();
  expect(screen.getByText('Please use no more than 1000 characters.')).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'reports/pack')).toEqual([]);
});

it('previews the report, with a link to the studio and a file', async () => {
  const { user, calls } = await show();
  await user.click(screen.getByRole('button', { name: 'See what is sent' }));
  const sight = await screen.findByRole('status');
  for (const figure of ['1,234', '31', '48 kB']) expect(sight.textContent).toContain(figure);
  const link = screen.getByRole('link', { name: /step by step/ });
  expect(link.getAttribute('href')).toBe('/studio/?report=shown');
  await user.click(screen.getByRole('button', { name: 'Save as a file' }));
  expect(calls.map(({ name }) => name)).toContain('reports/write');
});

it('shows that it is waiting, and sends it at once on request', async () => {
  const { sends, answers, user } = await show();
  await sends();
  await act(() => answers.fail(networkError));
  expect(screen.getByRole('alert').textContent).toContain('could not be sent yet');
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(answers.waiting).toBe(1);
});

it('shows a refusal, keeps the message, and offers the file', async () => {
  const { sends, answers, user, message } = await show();
  await user.type(message, 'The total was wrong.');
  await sends();
  await act(() => answers.fail(httpError(413)));
  expect(screen.getByRole('alert').textContent).toContain('could not be sent');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('The total was wrong.');
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeTruthy();
});
