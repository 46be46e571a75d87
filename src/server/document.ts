import { hideClosedBanner, keepEarly } from '../ports/browser/page/early.ts';
import {
  SERVED_DATA,
  SERVED_HEAD,
  SERVED_ID,
  type ServedDocument,
} from '../ports/browser/page/served-document.ts';
import { startFile } from '../ui/i18n/backend.ts';
import { shownLanguage } from '../ui/i18n/languages.ts';
import type { RenderedPage } from './render-page.tsx';
import { SHEET_PATH } from './without-script/sheet-path.ts';

/** What a document is made of. */
export interface DocumentParts {
  /** The shell, as the build has made it. */
  template: string;
  page: RenderedPage;
  served: ServedDocument;
  /** The sheet of `colourSheet`. */
  colours: string;
  lang: string;
  brand: string;
}

/** The document's own first script. */
export const EARLY_SCRIPT = `selvedgeEarly=(${keepEarly.toString()})();(${hideClosedBanner.toString()})()`;

const SHEET_OR_SCRIPT =
  /<(?:link rel="(stylesheet)"|script type="module")[^>]*?(?:src|href)="([^"]+)"[^>]*>/g;
const SHEET = /\.css$/;
const NO_SCRIPT = /\s*<noscript>.*?<\/noscript>/s;
const COLOUR = /\sdata-colour="(#[0-9a-f]{3,8})"/gi;

/** Puts a page into the shell. */
export function documentOf({
  template,
  page,
  served,
  colours,
  lang,
  brand,
}: DocumentParts): string {
  // The shell is small, a page is not: last comes what makes it long.
  return template
    .replace(NO_SCRIPT, '')
    .replace(
      '<html lang="en" data-brand="rl">',
      () => `<html lang="${lang}" data-brand="${brand}">`,
    )
    .replace(
      '</head>',
      () =>
        `${fontPreloads(brand)}<script>${EARLY_SCRIPT}</script><meta name="${SERVED_HEAD}" content="">${comingFiles(served)}${page.head}${page.descriptions.map(description).join('')}${colours && `<style>${colours}</style>`}<noscript><link rel="stylesheet" href="${SHEET_PATH}"></noscript></head>`,
    )
    .replace('<div id="root"></div>', () => page.body + dataBlock(served));
}

/** The shell in place of a document that is on its way: whoever has no script asks again. */
export function comingShell(template: string): string {
  return template.replace(
    '</head>',
    '<noscript><meta http-equiv="refresh" content="2"></noscript></head>',
  );
}

/** What every page begins with, for the header `Link`: whoever passes it on may say so before the page comes. */
export function preloads(template: string): string {
  const links = Array.from(template.matchAll(SHEET_OR_SCRIPT), ([tag, sheet, address]) => {
    const mode = tag.includes(' crossorigin') ? '; crossorigin' : '';
    return `<${address}>; rel=${sheet === undefined ? 'modulepreload' : 'preload; as=style'}${mode}`;
  });
  return links.join(', ');
}

/** The colours of a page's data as one sheet, by the attribute that names each; empty where there is none. */
export function colourSheet(html: string): string {
  const colours = new Set(Array.from(html.matchAll(COLOUR), ([, colour]) => colour));
  return Array.from(
    colours,
    (colour) => `[data-colour="${colour}"]{background-color:${colour}}`,
  ).join('');
}

/** JSON-LD, whose `<` are escaped already. */
function description(json: string): string {
  return `<script type="application/ld+json" ${SERVED_DATA}>${json}</script>`;
}

/** The styles of what is shown, and what the page's script will ask for, so that it is on its way with it. */
function comingFiles({ parts, views, asleep, locale }: ServedDocument): string {
  const shown = filesOf([...views, ...asleep]).filter((file) => SHEET.test(file));
  const wanted = filesOf([...parts, ...views]).filter((file) => !SHEET.test(file));
  const links = [
    ...shown.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...wanted.map((file) => `<link rel="modulepreload" href="${file}">`),
  ];
  const texts = startFile(shownLanguage(locale));
  return `${links.join('')}<link rel="preload" as="fetch" crossorigin href="${texts}">`;
}

/** Text is laid out once where its fonts are there when it is first painted. */
function fontPreloads(brand: string): string {
  const links = filesOf([`fonts-${brand}`]).map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
  );
  return links.join('');
}

/** The built files of views and late modules, each once. */
function filesOf(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => __FILES_BY_NAME__[name] ?? []))];
}

/** Data that no script's end and no comment can get out of. */
function dataBlock(served: ServedDocument): string {
  const text = JSON.stringify(served)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/json" id="${SERVED_ID}">${text}</script>`;
}
