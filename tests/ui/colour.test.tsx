// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SERVED_COLOURS, coloured } from '#src/ui/colour.ts';

it('writes a colour to an element unless the style sheet of the document has it', () => {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.setAttribute(SERVED_COLOURS, '');
  sheet.textContent = '[data-colour="#112233"]{background-color:#112233}';
  const { container } = render(
    <>
      <i {...coloured('#112233')} />
      <i {...coloured('#445566')} />
    </>,
  );
  const styles = Array.from(container.children, (one) => one.getAttribute('style'));
  expect(styles).toEqual([null, 'background-color: rgb(68, 85, 102);']);
  sheet.remove();
});
