import { expect, it } from 'vitest';
import { faultsOf } from '#tests/journeys/support/validity.ts';

const HEAD = '<title>Bag</title>';

function pageOf(main: string, head = HEAD): string {
  return `<!DOCTYPE html><html lang="en"><head>${head}</head><body>${main}</body></html>`;
}

const inMain = (inside: string) => pageOf(`<main><h1>Bag</h1>${inside}</main>`);

function rulesOf(html: string): (string | undefined)[] {
  return faultsOf(html).map((fault) => fault.split(':')[0]);
}

it('finds nothing on a page without faults', () => {
  const sound = `
    <p style="" class="note">One <a href="/x"><span>link</span></a></p>
    <form id="names"><label>Name <input type="text" name="name"></label></form>
    <button type="submit" form="names">Send</button>
    <details><summary><h2>More</h2></summary><p>of it</p></details>
    <dl><div><dt>Price</dt><dd>£10.00</dd></div></dl>
    <table><thead><tr><th scope="col">Size</th></tr></thead><tbody><tr><td>S</td></tr></tbody></table>
    <img src="/a.avif" alt="">`;
  expect(faultsOf(inMain(sound))).toEqual([]);
});

it.each([
  ['heading-level', '<h1>Another</h1>'],
  ['heading-level', '<dialog open=""><h1>Another</h1></dialog>'],
  ['element-permitted-content', '<details><summary><a href="/x">y</a></summary></details>'],
  ['attribute-misuse', '<a href="/x"><b tabindex="0">y</b></a>'],
  ['attribute-misuse', '<button type="button"><b tabindex="-1">y</b></button>'],
  ['attribute-misuse', '<details><summary><b tabindex="0">y</b></summary></details>'],
  ['element-required-attributes', '<table><tbody><tr><th>x</th></tr></tbody></table>'],
  ['attribute-allowed-values', '<p class="">x</p>'],
])('%s reports %s', (rule, html) => {
  expect(rulesOf(inMain(html))).toContain(rule);
});

it('requires a title, a language, one main element and one heading in it', () => {
  expect(rulesOf(pageOf('<main><h1>Bag</h1></main>', ''))).toEqual(['element-required-content']);
  expect(rulesOf(inMain('').replace(' lang="en"', ''))).toEqual(['element-required-attributes']);
  expect(rulesOf(pageOf('<main><p>Bag</p></main>'))).toEqual(['selvedge/one-of-each']);
  expect(rulesOf(pageOf('<h1>Bag</h1>'))).toEqual(['selvedge/one-of-each']);
});
