// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RuleLink } from '../../../stories/showroom/RuleLink.tsx';
import { RuleTable } from '../../../stories/showroom/RuleTable.tsx';
import { ENTRIES, RULES, SIGHT } from '../../../stories/showroom/rules.ts';

afterEach(cleanup);

const tip = () => screen.queryByRole('tooltip');

it("shows a requirement's text on hover and focus, and hides it after these and on Escape", () => {
  render(<RuleLink id="CRT-14" />);
  const button = screen.getByRole('button');
  expect(tip()).toBeNull();
  fireEvent.mouseEnter(button.parentElement!);
  const { area, text } = RULES.get('CRT-14')!;
  expect(tip()?.textContent).toBe(`${area}: ${text.replaceAll('`', '')}`);
  fireEvent.mouseLeave(button.parentElement!);
  expect(tip()).toBeNull();
  fireEvent.focus(button);
  expect(tip()).not.toBeNull();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(tip()).toBeNull();
  fireEvent.focus(button);
  fireEvent.blur(button);
  expect(tip()).toBeNull();
});

it("places a requirement's text within the window, above its id if there is more space, and follows it", () => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  render(<RuleLink id="CRT-14" />);
  const button = screen.getByRole('button');
  const rect = vi.spyOn(button, 'getBoundingClientRect');
  rect.mockReturnValue(new DOMRect(40, 100, 60, 28));
  fireEvent.focus(button);
  expect(tip()?.style.insetBlockStart).toBe('128px');
  rect.mockReturnValue(new DOMRect(40, 700, 60, 28));
  fireEvent.scroll(document);
  expect(tip()?.style).toMatchObject({ insetBlockStart: '', insetBlockEnd: '100px' });
});

it('lists requirements of scenarios with the requested state', () => {
  render(<RuleTable query="" place="bag" state="refused" forget={() => undefined} />);
  const status = screen.getByRole('status').textContent;
  expect(status).toMatch(/\d+ of them are found on the page “Bag” in the state “Refused”\.$/);
  const fitting = ENTRIES.filter(
    ({ places, states }) => places.includes('bag') && states.includes('refused'),
  ).map(({ scenario }) => scenario.id);
  const expected = [...SIGHT.shown]
    .filter(([id, by]) => !id.startsWith('OPN-') && by.some((one) => fitting.includes(one)))
    .map(([id]) => id);
  const shown = [...document.querySelectorAll('dt b')].map(({ textContent }) => textContent);
  expect(shown.toSorted()).toEqual(expected.toSorted());
});
