import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Scope } from 'effector';
import { type Place, placesOfStack } from '#harness/source/frames.ts';
import type * as renderer from '#src/server/render-page.tsx';
import type * as documents from '#src/server/document.ts';
import type * as texts from '#src/server/texts.ts';
import type * as views from '#src/ui/lazy-view.ts';
import type { Environment } from '#src/ports/start.ts';
import type * as hosts from '#src/store-config/resolve-host.ts';
import { FULL_DIGEST_LENGTH } from '#src/event-log/record.ts';
import { hashText } from '#src/kernel/hash.ts';
import { type PageLine, pageLines } from './page-lines.ts';

/** A line of a page, and where what it belongs to is made. */
export interface PlacedLine extends Omit<PageLine, 'note'> {
  /** The element of HTML, then the components around it, from within. */
  places: readonly Place[];
}

/** A page as a build shows it. */
export interface Page {
  digest: string;
  /** What views threw. */
  errors: readonly string[];
  /** As a document, where pictures are to be taken of it: what it lacks is `/sheet.css`. */
  document?: string;
}

/** Renders what a build's scopes show, by the views of that build. */
export interface PageRenderer {
  page(scope: Scope, environment: Environment, hasDocument?: boolean): Promise<Page>;
  /** The same line by line. */
  placedPage(scope: Scope, environment: Environment): Promise<PlacedLine[]>;
}

type Load = <T>(path: string) => Promise<T>;

/** No page takes longer. */
const MOST_MS = 10_000;

/** As `renderPage` begins what it puts into the body. */
const ROOT = '<div id="root">';

/** React notes which components are around an element for ten thousand elements a second; the pages before may have had them. */
const OWNERS_MS = 1_001;

/** Where `noted-jsx.mjs` puts its notes, while they are taken. */
const noting: { selvedgeNotes?: string[] } = globalThis as never;

/** Views are found as they stand in the sources; to be called before any is loaded. */
export function loadViewsFromSources(): void {
  register(new URL('./loader.mjs', import.meta.url));
  Object.assign(globalThis, { __FILES_BY_NAME__: {} });
}

/** The renderer of the build in `tree`, whose files `load` imports. */
export async function createPageRenderer(tree: string, load: Load): Promise<PageRenderer> {
  const { renderPage } = await load<typeof renderer>('src/server/render-page.tsx');
  const { createTexts } = await load<typeof texts>('src/server/texts.ts');
  const { resolveNearestSite } = await load<typeof hosts>('src/store-config/resolve-host.ts');
  const { fetchAllViews } = await load<typeof views>('src/ui/lazy-view.ts');
  const { colourSheet } = await load<typeof documents>('src/server/document.ts');
  await fetchAllViews();
  const textsOf = createTexts((language, namespace) =>
    Promise.resolve(
      JSON.parse(readFileSync(join(tree, 'locales', language, `${namespace}.json`), 'utf8')),
    ),
  );

  async function render(
    scope: Scope,
    environment: Environment,
  ): Promise<{ html: string; errors: string[] }> {
    const site = siteOf(environment);
    const { error } = console;
    const errors: string[] = [];
    // Of what a view throws, the renderer tells there.
    console.error = (told: unknown) => {
      if (told instanceof Error) errors.push(firstLine(told));
    };
    try {
      const signal = AbortSignal.timeout(MOST_MS);
      const { head, body } = await renderPage(scope, await textsOf(site.locale), signal);
      return { html: head + body, errors };
    } catch (thrown) {
      return { html: '', errors: [...errors, firstLine(thrown)] };
    } finally {
      console.error = error;
    }
  }

  function siteOf({ host, location, storeOverride }: Environment) {
    return resolveNearestSite({ host, path: location.path, storeOverride }).site;
  }

  function documentOf(html: string, environment: Environment): string {
    const { locale, brand } = siteOf(environment);
    const from = html.indexOf(ROOT);
    const colours = `<style>${colourSheet(html)}</style>`;
    const frame = '<meta charset="utf-8"><link rel="stylesheet" href="/sheet.css">';
    return `<!doctype html><html lang="${locale}" data-brand="${brand}"><head>${frame}${html.slice(0, from)}${colours}</head><body>${html.slice(from)}</body></html>`;
  }

  return {
    async page(scope, environment, hasDocument = false) {
      const { html, errors } = await render(scope, environment);
      const text = pageLines(html)
        .map((line) => line.text)
        .join('\n');
      const digest = hashText(text, FULL_DIGEST_LENGTH);
      return { digest, errors, ...(hasDocument && { document: documentOf(html, environment) }) };
    },
    async placedPage(scope, environment) {
      await setTimeout(OWNERS_MS);
      const notes: string[] = [];
      noting.selvedgeNotes = notes;
      try {
        const { html } = await render(scope, environment);
        const known = new Map<number, Place[]>();
        return pageLines(html).map(({ text, depth, note }) => {
          if (note === undefined) return { text, depth, places: [] };
          const places = known.get(note) ?? placesOf(notes[note] ?? '', tree);
          known.set(note, places);
          return { text, depth, places };
        });
      } finally {
        delete noting.selvedgeNotes;
      }
    },
  };
}

/** What only hands on what others made. */
const BETWEEN = /^(?:src\/ui\/lazy-view\.ts|harness\/view\/.*)$/;

function placesOf(stack: string, tree: string): Place[] {
  const places = placesOfStack(stack, tree).filter(({ file }) => !BETWEEN.test(file));
  return places.filter(
    ({ file, line }, at) => file !== places[at - 1]?.file || line !== places[at - 1]?.line,
  );
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
