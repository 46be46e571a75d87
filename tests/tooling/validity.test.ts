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
  ['no-multiple-main', '</main><main>'],
  ['no-dup-id', '<p id="a"></p><p id="a"></p>'],
  ['valid-id', '<p id="a b"></p>'],
  ['valid-id', '<p id=""></p>'],
  ['no-missing-references', '<label for="gone">Name</label>'],
  ['no-missing-references', '<section aria-labelledby="gone"></section>'],
  ['no-missing-references', '<p id="a"></p><input type="text" aria-describedby="a gone">'],
  ['no-missing-references', '<div role="listbox" aria-activedescendant="gone"></div>'],
  ['element-permitted-content', '<a href="/x"><span><button type="button">y</button></span></a>'],
  ['element-permitted-content', '<button type="button"><label>y</label></button>'],
  ['element-permitted-content', '<details><summary><a href="/x">y</a></summary></details>'],
  ['attribute-misuse', '<a href="/x"><b tabindex="0">y</b></a>'],
  ['attribute-misuse', '<button type="button"><b tabindex="-1">y</b></button>'],
  ['attribute-misuse', '<details><summary><b tabindex="0">y</b></summary></details>'],
  ['element-permitted-content', '<h2><div>x</div></h2>'],
  ['element-permitted-content', '<span><a href="/x"><ul><li>y</li></ul></a></span>'],
  ['element-permitted-content', '<label><p>x</p><input type="text"></label>'],
  ['element-permitted-content', '<ul><div>x</div></ul>'],
  ['element-permitted-content', '<dl><p>x</p></dl>'],
  ['element-permitted-content', '<select aria-label="x"><span>x</span></select>'],
  ['element-permitted-parent', '<div><li>x</li></div>'],
  ['element-required-ancestor', '<dl><div><span><dt>x</dt></span></div></dl>'],
  ['element-permitted-order', '<fieldset><p>x</p><legend>y</legend></fieldset>'],
  ['input-missing-label', '<input type="checkbox">'],
  ['input-missing-label', '<select><option>x</option></select>'],
  ['wcag/h37', '<img src="/a.avif">'],
  ['no-implicit-button-type', '<button>x</button>'],
  ['wcag/h32', '<form><input type="text" aria-label="x"></form>'],
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
