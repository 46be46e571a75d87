import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { Scope } from 'effector';
import { inProject } from '#harness/cli/support/project.mjs';
import { type Place, placesOfStack } from '#harness/source/frames.ts';
import { FULL_DIGEST_LENGTH } from '#src/event-log/record.ts';
import { hashText } from '#src/kernel/hash.ts';
import type { Environment } from '#src/ports/start.ts';
import { type PageLine, pageLines } from './page-lines.ts';

/** A line of a page with its source locations. */
export interface PlacedLine extends Omit<PageLine, 'note'> {
  /** The HTML element, then the components around it, innermost first. */
  places: readonly Place[];
}

export interface Page {
  digest: string;
  /** Messages of views that threw. */
  errors: readonly string[];
  /** Whole document; its styles are in `/sheet.css`. */
  document: string;
}

export interface PageRenderer {
  page(scope: Scope, environment: Environment): Promise<Page>;
  /** Renders line by line, with locations. */
  placedPage(scope: Scope, environment: Environment): Promise<PlacedLine[]>;
}

const MOST_MS = 10_000;
/** Start of the body in the output of `renderPage`. */
const ROOT = '<div id="root">';
/** React notes owner stacks of at most ten thousand elements per second; earlier pages may have used these up. */
const OWNERS_MS = 1_001;

/** Notes of `noted-jsx.mjs`. */
const noting: { selvedgeNotes?: string[] } = globalThis as never;

/** Loads views from their sources from now on. Call it before any view loads. */
export function loadViewsFromSources(): void {
  register(new URL('./loader.mjs', import.meta.url));
  Object.assign(globalThis, { __FILES_BY_NAME__: {} });
}

export async function createPageRenderer(): Promise<PageRenderer> {
  const { renderPage } = await import('#src/server/render-page.tsx');
  const { createTexts } = await import('#src/server/texts.ts');
  const { resolveNearestSite } = await import('#src/store-config/resolve-host.ts');
  const { fetchAllViews } = await import('#src/ui/lazy-view.ts');
  const { colourSheet } = await import('#src/server/document.ts');
  await fetchAllViews();
  const textsOf = createTexts((language, namespace) =>
    Promise.resolve(
      JSON.parse(readFileSync(inProject('locales', language, `${namespace}.json`), 'utf8')),
    ),
  );

  async function render(
    scope: Scope,
    { host, location, storeOverride }: Environment,
  ): Promise<{ html: string; errors: string[]; document: string }> {
    const { site } = resolveNearestSite({ host, path: location.path, storeOverride });
    const { error } = console;
    const errors: string[] = [];
    // The renderer reports errors of views to the console.
    console.error = (told: unknown) => {
      if (told instanceof Error) errors.push(firstLine(told));
    };
    try {
      const signal = AbortSignal.timeout(MOST_MS);
      const { head, body } = await renderPage(scope, await textsOf(site.locale), signal);
      const html = head + body;
      const from = html.indexOf(ROOT);
      const frame = '<meta charset="utf-8"><link rel="stylesheet" href="/sheet.css">';
      const colours = `<style>${colourSheet(html)}</style>`;
      const document = `<!doctype html><html lang="${site.locale}" data-brand="${site.brand}"><head>${frame}${html.slice(0, from)}${colours}</head><body>${html.slice(from)}</body></html>`;
      return { html, errors, document };
    } catch (thrown) {
      return { html: '', errors: [...errors, firstLine(thrown)], document: '' };
    } finally {
      console.error = error;
    }
  }

  return {
    async page(scope, environment) {
      const { html, errors, document } = await render(scope, environment);
      const text = pageLines(html).map((line) => line.text);
      return { digest: hashText(text.join('\n'), FULL_DIGEST_LENGTH), errors, document };
    },
    async placedPage(scope, environment) {
      await setTimeout(OWNERS_MS);
      const notes: string[] = [];
      noting.selvedgeNotes = notes;
      try {
        const { html } = await render(scope, environment);
        const known = notes.map(placesOf);
        return pageLines(html).map(({ text, depth, note }) => ({
          text,
          depth,
          places: note === undefined ? [] : (known[note] ?? []),
        }));
      } finally {
        delete noting.selvedgeNotes;
      }
    },
  };
}

/** Files that only pass elements through. */
const BETWEEN = /^(?:src\/ui\/lazy-view\.ts|harness\/view\/.*)$/;

function placesOf(stack: string): Place[] {
  const places = placesOfStack(stack).filter(({ file }) => !BETWEEN.test(file));
  return places.filter(
    ({ file, line }, at) => file !== places[at - 1]?.file || line !== places[at - 1]?.line,
  );
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
