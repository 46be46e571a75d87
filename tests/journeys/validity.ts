import type { Page } from '@playwright/test';

/**
 * What is wrong with the document as HTML, each with the id of html-validate's rule that would say
 * so: what axe has no rule for, or rules only outside of WCAG's tags.
 */
export function invalidities(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const all = (selector: string, inside: ParentNode = document) => [
      ...inside.querySelectorAll(selector),
    ];
    const say = (rule: string, element: Element) =>
      found.push(`${rule}: ${element.outerHTML.slice(0, 160)}`);

    const ids = all('[id]').map(({ id }) => id);
    for (const element of all('[id]')) {
      if (ids.filter((id) => id === element.id).length > 1) say('no-dup-id', element);
      if (!/^\S+$/.test(element.id)) say('valid-id', element);
    }
    for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant'])
      for (const element of all(`[${name}]`))
        for (const id of (element.getAttribute(name) ?? '').split(' '))
          if (!ids.includes(id)) say('no-missing-references', element);

    if (all('h1').length !== 1) found.push(`heading-level: ${all('h1').length} h1`);
    if (all('main').length !== 1) found.push(`unique-landmark: ${all('main').length} main`);
    if (all('title', document.head).length !== 1) found.push('element-required-content: title');
    if (!document.documentElement.lang) found.push('element-required-attributes: html lang');

    const interactive = 'a[href], button, input, select, textarea, label, summary, details, iframe';
    for (const element of all('a[href], button, summary'))
      for (const inner of all(`${interactive}, [tabindex]`, element))
        say('element-permitted-content', inner);
    const blocks =
      'div, p, ul, ol, dl, table, form, fieldset, section, article, figure, h1, h2, h3';
    for (const element of all('p, h1, h2, h3, h4, button, span, label, summary, em, strong'))
      for (const inner of all(blocks, element))
        if (!(element.matches('summary') && inner.matches('h1, h2, h3')))
          say('element-permitted-content', inner);
    for (const inner of all('ul > :not(li, script, template), ol > :not(li, script, template)'))
      say('element-permitted-content', inner);
    for (const inner of all(
      'dl > :not(dt, dd, div, script, template), select > :not(option, optgroup, hr)',
    ))
      say('element-permitted-content', inner);
    for (const element of all('li'))
      if (!element.parentElement?.matches('ul, ol, menu')) say('element-permitted-parent', element);
    for (const element of all('dt, dd'))
      if (!element.parentElement?.matches('dl, dl > div')) say('element-permitted-parent', element);
    for (const element of all('fieldset > legend'))
      if (element.previousElementSibling) say('element-permitted-order', element);

    for (const element of all('input:not([type=hidden]), select, textarea')) {
      const { labels } = element as HTMLInputElement;
      const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
      if (!labels?.length && !isNamed) say('input-missing-label', element);
    }
    for (const element of all('img:not([alt])')) say('wcag/h37', element);
    for (const element of all('button:not([type])')) say('no-implicit-button-type', element);
    // Also buttons elsewhere on the page that name the form.
    for (const element of document.forms)
      if (![...element.elements].some((each) => each.matches('[type=submit]')))
        say('wcag/h32', element);
    for (const element of all('th:not([scope])')) say('wcag/h63', element);
    for (const element of all('[style=""], [class=""], [id=""]'))
      say('attribute-empty-style', element);
    return [...new Set(found)];
  });
}
