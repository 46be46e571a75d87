// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { withCase } from '#harness/studio/address.ts';
import { LibraryDialog } from '#harness/studio/library/LibraryDialog.tsx';
import { CASE, renderStudio } from './support.tsx';

const OTHER = { ...CASE, caseId: 'R-0000-0002', message: '', cause: 'view', failure: '' };
const FOUND = {
  total: 2,
  days: [
    { day: '2026-11-23', count: 1 },
    { day: '2026-11-24', count: 1 },
  ],
  groups: [
    { failure: 'http/cart.details 500', count: 1, latest: CASE.caseId },
    { failure: '', count: 1, latest: OTHER.caseId },
  ],
  cases: [CASE, OTHER],
};
const TRACE = readFileSync('fixtures/traces/contact/letter--sent.jsonl', 'utf8');
const AGAIN = readFileSync('fixtures/traces/contact/letter--failed-and-retried.jsonl', 'utf8');

let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.startsWith('/reports?')) return Response.json(FOUND);
    return new Response(address.endsWith(CASE.caseId) ? TRACE : AGAIN);
  });
});

function open() {
  const onOpen = vi.fn<(caseId: string) => void>();
  renderStudio(<LibraryDialog isOpen onClose={() => undefined} onOpen={onOpen} />);
  return { user: userEvent.setup(), onOpen };
}

it('shows reports by day and first failure, and opens one', async () => {
  const { user, onOpen } = open();
  expect(await screen.findByText('2 cases')).toBeTruthy();
  const cases = screen.getByRole('list', { name: 'Cases' });
  expect(cases.textContent).toContain('The total was wrong');
  expect(cases.textContent).toContain('By itself: a view broke');
  expect(screen.getByRole('list', { name: 'Cases by day' }).children).toHaveLength(2);
  const groups = within(screen.getByRole('list', { name: 'By first failure' }));
  expect(groups.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'http/cart.details 5001',
    'Nothing failed1',
  ]);
  await user.click(screen.getByRole('button', { name: CASE.caseId }));
  expect(onOpen).toHaveBeenCalledWith(CASE.caseId);
});

it('searches typed text, and the failure of a group', async () => {
  const { user } = open();
  await screen.findByText('2 cases');
  await user.type(screen.getByRole('searchbox', { name: 'Words' }), 'total & more');
  await waitFor(() => expect(asked.at(-1)).toBe('/reports?words=total+%26+more'));
  await user.clear(screen.getByRole('searchbox', { name: 'Words' }));
  await user.click(screen.getByRole('button', { name: 'http/cart.details 500' }));
  await waitFor(() => expect(asked.at(-1)).toBe('/reports?failure=http%2Fcart.details+500'));
});

it('compares two cases', async () => {
  const { user } = open();
  const compare = await screen.findByRole<HTMLButtonElement>('button', { name: 'Compare the two' });
  expect(compare.disabled).toBe(true);
  for (const { caseId } of [CASE, OTHER])
    await user.click(screen.getByRole('checkbox', { name: `Compare ${caseId}` }));
  await user.click(compare);
  await waitFor(() => expect(document.body.textContent).toContain('only in the second'));
  expect(document.body.textContent).toContain('fail http/contact.send');
});

it('offers no comparison for a single case', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ...FOUND, total: 1, cases: [CASE] }));
  open();
  expect(await screen.findByText('1 case')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Compare the two' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('labels each search field', () => {
  open();
  for (const field of screen.getAllByRole<HTMLInputElement>('searchbox'))
    expect(field.placeholder).not.toBe('');
});

it('reports a missing library, also for an unexpected answer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ total: '2' }));
  open();
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('a link opens a case at its step; another case’s step is dropped', () => {
  const link = 'http://localhost/studio?case=R-0000-0001&find=cart#120';
  expect(withCase(link, 'R-0000-0001')).toBe(link);
  expect(withCase(link, 'R-0000-0002')).toBe('http://localhost/studio?case=R-0000-0002');
  expect(withCase('http://localhost/studio?scenario=x', 'R-0000-0002')).toBe(
    'http://localhost/studio?case=R-0000-0002',
  );
});
