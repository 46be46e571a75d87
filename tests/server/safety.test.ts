// @long
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '#harness/config/sample.ts';
import { SERVED_ID } from '#src/ports/browser/page/served-document.ts';
import { fetchAllViews } from '#src/ui/lazy-view.ts';
import { type Fetch, addressOf, inside, storefrontOver } from './storefront-over.ts';

beforeAll(() => fetchAllViews(), 60_000);

const PAGES = ['/women/jeans', '/foundry-straight-jean-rl0101rin', '/', '/faq'];

/**
 * Escapes from a text, an attribute, a comment, a sheet, a script, a title, a `noscript`; into a
 * pattern, and a text's variables.
 */
const ATTACK = [
  '</script></noscript></title></style></textarea><script>x</script><img src=x onerror=x>',
  `"'\`><svg onload=x> onclick=x style=x autofocus onfocus=x x="`,
  '<!--<script>--!><![CDATA[ ]]>\u2028\u2029&quot;&#39;&lt;b&gt;',
  '$& $1 ${x} {{count}} $t(common:footer.promise) %3Cb%3E \\u003cb\\u003e',
].join(' ');
const ADDRESSES = [
  ' \u0001JaVa\tScRiPt:alert(1)',
  'data:text/html,<script>x</script>',
  '//evil.example',
];
const MILD = 'mild words';
/** Most repetitions of one element that are checked. */
const ENOUGH = 3;
const LONG = 300_000;

type Answers = Map<string, string>;

/** Backend answers of a page, by request. */
async function answersOf(page: string): Promise<Answers> {
  const answers: Answers = new Map();
  const { see } = storefrontOver(async (input, init) => {
    const response = await inside(input, init);
    const text = await response.text();
    const some = JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      Array.isArray(value) ? value.slice(0, ENOUGH) : value,
    );
    answers.set(addressOf(input), some);
    return new Response(text, response);
  });
  await see(page);
  return answers;
}

/** Same answers, with the strings below a key (or all) replaced by these in turn. */
function replaced(answers: Answers, key: string | undefined, by: readonly string[]): Fetch {
  let at = 0;
  const next = (name: string, text: string) =>
    key === undefined || key === name ? (by[at++ % by.length] ?? text) : text;
  return async (input, init) => {
    const text = answers.get(addressOf(input));
    if (text === undefined) return inside(input, init);
    const body = JSON.stringify(JSON.parse(text), (name, value: unknown) => {
      if (typeof value === 'string') return next(name, value);
      if (!Array.isArray(value)) return value;
      return value.map((each: unknown) => (typeof each === 'string' ? next(name, each) : each));
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
}

/** Names of keys with strings. */
function keysOf(answers: Answers): string[] {
  const keys = new Set<string>();
  for (const text of answers.values())
    JSON.parse(text, (name, value: unknown) => {
      if (typeof value === 'string' && !/^\d*$/.test(name)) keys.add(name);
      else if (Array.isArray(value) && value.some((each) => typeof each === 'string'))
        keys.add(name);
      return value;
    });
  return [...keys];
}

const parsed = (html: string) => new JSDOM(html).window.document;
/** Parses like a browser with script, in which `noscript` has no elements. */
const parsedWithScript = (html: string) =>
  new JSDOM(html, { runScripts: 'outside-only' }).window.document;

/** Elements in their order, with the names of their attributes. */
function outlineOf(document: Document): string[] {
  return Array.from(document.querySelectorAll('*'), (element) =>
    [element.localName, ...element.getAttributeNames()].join(' '),
  );
}

/** Parts of a document that would run code or link out of the shop. */
function dangersIn(document: Document): string[] {
  return Array.from(document.querySelectorAll('*')).flatMap((element) =>
    element.getAttributeNames().flatMap((name) => {
      const value = element.getAttribute(name) ?? '';
      const leads = /^(?:href|src|action|formaction|srcset|poster)$/.test(name);
      // oxlint-disable-next-line no-control-regex -- browsers ignore them in a scheme
      const address = value.replaceAll(/[\u0000-\u0020]/g, '');
      const isBad =
        name.startsWith('on') ||
        (leads && /^(?:javascript|vbscript|data:text)/i.test(address)) ||
        (leads && /^(?:\/\/|\/\\)/.test(address));
      return isBad ? [`${element.localName} ${name}="${value}"`] : [];
    }),
  );
}

async function documentOver(backend: Fetch, page: string): Promise<string> {
  return (await storefrontOver(backend).see(page)).html;
}

describe.each(PAGES)('%s with hostile backend data', (page) => {
  let answers: Answers;
  let keys: string[] = [];
  beforeAll(async () => {
    answers = await answersOf(page);
    keys = sample(keysOf(answers), 2);
  });

  it(
    'escapes every string, shows it completely, and links no foreign address',
    async () => {
      for (const key of keys) {
        const mild = await documentOver(replaced(answers, key, [MILD]), page);
        const hostile = await documentOver(replaced(answers, key, [ATTACK]), page);
        const [plain, document] = [parsed(mild), parsed(hostile)];
        expect(outlineOf(document), `${key} without script`).toEqual(outlineOf(plain));
        expect(outlineOf(parsedWithScript(hostile)), `${key} with script`).toEqual(
          outlineOf(parsedWithScript(mild)),
        );
        expect(dangersIn(document), key).toEqual([]);
        for (const { textContent } of document.querySelectorAll('script[type*=json]'))
          expect(() => void JSON.parse(textContent), key).not.toThrow();
        if (dataOf(plain).includes(MILD))
          expect(stringsIn(dataOf(document)), key).toContain(ATTACK);
        const leading = await documentOver(replaced(answers, key, ADDRESSES), page);
        expect(dangersIn(parsed(leading)), key).toEqual([]);
      }
    },
    LONG,
  );

  it('is safe with all strings at once', async () => {
    for (const attack of [ATTACK, ...ADDRESSES]) {
      const document = parsed(await documentOver(replaced(answers, undefined, [attack]), page));
      expect(dangersIn(document)).toEqual([]);
      expect(document.querySelectorAll('img[src=x]')).toHaveLength(0);
    }
  });
});

function dataOf(document: Document): string {
  return document.getElementById(SERVED_ID)?.textContent ?? '{}';
}

function stringsIn(json: string): string[] {
  const strings: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === 'string') strings.push(value);
    return value;
  });
  return strings;
}
