import { SERVED_COLOURS, chipProperties } from '../ui/colour.ts';
import { hideClosedBanner, keepEarly } from '../ports/browser/page/early.ts';
import {
  SERVED_DATA,
  SERVED_HEAD,
  SERVED_ID,
  type ServedDocument,
} from '../ports/browser/page/served-document.ts';
import { type Answer, keyOf } from '../ports/http/document-answers.ts';
import { startFile } from '../ui/i18n/backend.ts';
import { shownLanguage } from '../ui/i18n/languages.ts';
import type { RenderedPage } from './render-page.tsx';

/**
 * Address of the styles without JavaScript: a separate file, because no other visitor loads it.
 */
export const SHEET_PATH = '/without-script.css';

/** Parts of a document. */
export interface DocumentParts {
  /** Built shell. */
  template: string;
  page: RenderedPage;
  served: ServedDocument;
  /** Style sheet of `colourSheet`. */
  colours: string;
  lang: string;
  brand: string;
}

/** First inline script of a document. */
export const EARLY_SCRIPT = `selvedgeEarly=(${keepEarly.toString()})();(${hideClosedBanner.toString()})()`;

const SHEET_LINK = /<link rel="stylesheet"[^>]*?href="([^"]+)"[^>]*>/g;
const SCRIPTS = /\s*<script type="module"[^>]*><\/script>/g;
const SHEET = /\.css$/;
const NO_SCRIPT = /\s*<noscript>.*?<\/noscript>/s;
/** Settings without a value, or with the default. */
const UNSET = /\s*<meta name="selvedge-[\w-]+" content="(?:remote)?"[^>]*>/g;
const ENDING = /[<\u2028\u2029]/g;
const COLOUR = / data-colour="(#[0-9a-fA-F]{3,8})"/g;
const CHIPS = / data-chips="(\d+(?: (?:-|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})))+)"/g;

/** Inserts a page into the shell; returns the document in parts, for `encoded`. */
export function documentOf({
  template,
  page,
  served,
  colours,
  lang,
  brand,
}: DocumentParts): string[] {
  const scripts = template.match(SCRIPTS) ?? [];
  const shell = template
    .replace(NO_SCRIPT, '')
    .replaceAll(UNSET, '')
    .replaceAll(SCRIPTS, '')
    .replace(
      '<html lang="en" data-brand="rl">',
      () => `<html lang="${lang}" data-brand="${brand}">`,
    )
    // Before the styles: a script below them waits for them, and so does all that follows it.
    .replace('<link', () => `<script>${EARLY_SCRIPT}</script><link`);
  const [head, afterHead] = halves(shell, '</head>');
  const [beforePage, afterPage] = halves(afterHead, '<div id="root"></div>');
  return [
    head,
    `<meta name="${SERVED_HEAD}" content="">${sheets(served)}`,
    page.head,
    page.descriptions.map(description).join(''),
    `${colours && `<style ${SERVED_COLOURS}>${colours}</style>`}<noscript><link rel="stylesheet" href="${SHEET_PATH}"></noscript></head>`,
    beforePage,
    page.body,
    ...dataBlock(served),
    // Scripts last and with low priority: what can be painted loads before them.
    scripts.map(withLowPriority).join(''),
    comingFiles(served),
    afterPage,
  ];
}

/** Text before and after a mark. */
function halves(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`The shell lacks ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

function withLowPriority(script: string): string {
  return script.replace(' crossorigin', ' fetchpriority="low" crossorigin');
}

/** Fallback shell while the page renders; reloads itself without JavaScript. */
export function comingShell(template: string): string {
  return template.replace(
    '</head>',
    '<noscript><meta http-equiv="refresh" content="2"></noscript></head>',
  );
}

/** `Link` header with the styles of every page, which allows early hints. */
export function preloads(template: string): string {
  const links = Array.from(template.matchAll(SHEET_LINK), ([tag, address]) => {
    const mode = tag.includes(' crossorigin') ? '; crossorigin' : '';
    return `<${address}>; rel=preload; as=style${mode}`;
  });
  return links.join(', ');
}

/** Style sheet of the colours in a page's data, by attribute; empty without any. */
export function colourSheet(html: string): string {
  const valuesOf = (pattern: RegExp) => [
    ...new Set(Array.from(html.matchAll(pattern), ([, value = '']) => value)),
  ];
  return [
    ...valuesOf(COLOUR).map((colour) => `[data-colour="${colour}"]{background-color:${colour}}`),
    ...valuesOf(CHIPS).map((chips) => {
      const properties = chipProperties(chips).map((property) => property.join(':'));
      return `[data-chips="${chips}"]{${properties.join(';')}}`;
    }),
  ].join('');
}

/** JSON-LD block, whose `<` are escaped already. */
function description(json: string): string {
  return `<script type="application/ld+json" ${SERVED_DATA}>${json}</script>`;
}

/** Links to the styles of visible views. */
function sheets({ views, asleep }: ServedDocument): string {
  return filesOf([...views, ...asleep])
    .filter((file) => SHEET.test(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`)
    .join('');
}

/** Preloads of files that the page's script imports or fetches. */
function comingFiles({ features, views, locale }: ServedDocument): string {
  const links = scriptsOf([...features, ...views]).map(
    (file) => `<link rel="modulepreload" href="${file}">`,
  );
  const texts = startFile(shownLanguage(locale));
  return `${links.join('')}<link rel="preload" as="fetch" crossorigin href="${texts}">`;
}

/** Built scripts of views and lazy modules, without duplicates. */
function scriptsOf(names: readonly string[]): string[] {
  return filesOf(names).filter((file) => !SHEET.test(file));
}

/** Built files of views and lazy modules, without duplicates. */
export function filesOf(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => __FILES_BY_NAME__[name] ?? []))];
}

/** Data block of a document, in parts. */
function dataBlock({ answers, ...others }: ServedDocument): string[] {
  return [
    `<script type="application/json" id="${SERVED_ID}">`,
    escapedJson(others).slice(0, -1),
    ',"answers":[',
    ...answers.map((answer, index) => (index > 0 ? ',' : '') + answerText(answer)),
    ']}</script>',
  ];
}

/** JSON that neither `</script>` nor a comment can end. */
function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(ENDING, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Texts of answers by their value, as long as `parse-cache.ts` keeps it. Several calls may have the same value. */
const ANSWER_TEXTS = new WeakMap<object, { key: string; text: string }>();

/** Text of an answer; equal answers of the backend have one value. */
function answerText(answer: Answer): string {
  const value = 'value' in answer ? answer.value : undefined;
  if (typeof value !== 'object' || value === null) return escapedJson(answer);
  const key = keyOf(answer);
  const known = ANSWER_TEXTS.get(value);
  if (known?.key === key) return known.text;
  const text = escapedJson(answer);
  ANSWER_TEXTS.set(value, { key, text });
  return text;
}
