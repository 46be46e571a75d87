// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RuleLink } from '../../../stories/showroom/RuleLink.tsx';
import { RuleTable } from '../../../stories/showroom/RuleTable.tsx';
import { ENTRIES, RULES, SIGHT } from '../../../stories/showroom/rules.ts';

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
