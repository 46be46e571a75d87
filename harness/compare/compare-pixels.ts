import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '#harness/cli/support/browser.mjs';
import { inProject } from '#harness/cli/support/project.mjs';
import {
  type ShotState,
  changedLines,
  differingShots,
  keepDifference,
} from '#harness/pictures/compare-shots.ts';
import { reportPage } from '#harness/pictures/report.ts';
import type { Place } from '#harness/source/frames.ts';
import { type RestyledElement, restyledElements, sheetOfElements } from '#harness/view/elements.ts';
import { createPainter } from '#harness/view/painter.ts';
import { stepsShown } from './compare-pages.ts';
import type { Details } from './details.ts';

/** Widths of the windows in px. */
const WIDTHS = [390, 1440];
const FOLDER = inProject('.cache', 'view');

/** Differences of the painted pages of two builds over one trace. */
export interface PixelsCompared {
  /** Number of painted pages that differ. */
  unlike: number;
  /** Pages by the kind of their change. */
  lines: readonly string[];
  sheets: readonly string[];
  /** Elements of the first differing page whose computed styles differ. */
  elements: readonly RestyledElement[];
  /** First differing line of the style sheet with their classes. */
  source?: Place;
  /** Page with the pictures, and with their differences in red. */
  report: string;
}

export interface PixelComparer {
  compare(file: string, before: Details, after: Details): Promise<PixelsCompared>;
  close(): Promise<void>;
}

/** Opens a browser that paints the pages of the builds in two trees. */
export async function openPixelComparer(trees: {
  before: string;
  after: string;
  changed?: ReadonlySet<string>;
}): Promise<PixelComparer> {
  const say = (line: string) => void process.stderr.write(`${line}\n`);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(say),
    args: BROWSER_ARGS,
  });
  const [there, here] = await Promise.all([
    createPainter(browser, trees.before),
    createPainter(browser, trees.after),
  ]);
  return {
    async compare(file, before, after) {
      const report = join(FOLDER, basename(file).replace(/\.jsonl(?:\.gz)?$/, ''));
      const folders = { report, before: join(report, 'before'), now: join(report, 'now') };
      rmSync(report, { recursive: true, force: true });
      for (const folder of [folders.before, folders.now]) mkdirSync(folder, { recursive: true });
      const states: (ShotState & { paintAgain(): Promise<void> })[] = [];
      const painted = new Set<string>();
      for (const { line, cause, digests } of stepsShown(before.steps ?? [], after.steps ?? [])) {
        const [was, is] = digests;
        // Equal pages with equal styles look equal.
        if (painted.has(digests.join()) || (was === is && there.sheet === here.sheet)) continue;
        painted.add(digests.join());
        for (const width of WIDTHS) {
          const key = `line-${line}-${width}`;
          const paintAgain = async () => {
            await Promise.all([
              there.paint(before.documents?.[was] ?? '', width, join(folders.before, `${key}.png`)),
              here.paint(after.documents?.[is] ?? '', width, join(folders.now, `${key}.png`)),
            ]);
          };
          await paintAgain();
          states.push({ key, name: cause, place: `line ${line}, ${width} px`, paintAgain });
        }
      }
      const differences = await differingShots(folders.before, folders.now, states);
      const changed = states.flatMap((state) => {
        const difference = differences.get(state.key);
        return difference ? [keepDifference(state, difference, folders)] : [];
      });
      const first = states.find(({ key }) => differences.has(key));
      await first?.paintAgain();
      const elements = first ? restyledElements(await there.elements(), await here.elements()) : [];
      const sheets = [...(trees.changed ?? [])].filter((name) => name.endsWith('.css'));
      const source = sheetOfElements(elements, sheets);
      const rest = { added: [], removed: [], failed: [] };
      const title = `Painted pages of ${basename(file)}`;
      const page = join(report, 'index.html');
      writeFileSync(page, reportPage({ title, count: states.length, changed, ...rest }));
      return {
        unlike: changed.length,
        lines: changedLines(changed),
        sheets,
        elements,
        ...(source !== undefined && { source: changedPlace(source, trees) }),
        report: relative(process.cwd(), page),
      };
    },
    close: () => browser.close(),
  };
}

/** First line of a file that differs between two trees. */
function changedPlace(file: string, trees: { before: string; after: string }): Place {
  const [old = [], now = []] = [trees.before, trees.after].map((tree) => {
    const path = join(tree, file);
    return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  });
  return {
    file,
    line:
      Math.max(
        now.findIndex((text, at) => text !== old[at]),
        0,
      ) + 1,
  };
}
