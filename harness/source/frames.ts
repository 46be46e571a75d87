import { findSourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PROJECT } from '#harness/cli/support/project.mjs';

/** Position in an executed file: a few lines with many columns. */
export interface Frame {
  file: string;
  line: number;
  column: number;
}

export interface Place {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
}

/** Message of the errors whose stacks Effector stores with units. */
const UNIT_TRACE = 'unit trace';

/** Replacement for `Error.prepareStackTrace`. Returns raw frames for units, because formatting is slow. */
export function notedFrames(error: Error, frames: readonly NodeJS.CallSite[]): unknown {
  if (error.message !== UNIT_TRACE) return `${String(error)}${frames.map(frameText).join('')}`;
  return frames.map((frame) => ({
    file: frame.getFileName() ?? '',
    line: frame.getLineNumber() ?? 1,
    column: frame.getColumnNumber() ?? 1,
  }));
}

function frameText(frame: NodeJS.CallSite): string {
  const place = `${frame.getFileName() ?? ''}:${frame.getLineNumber() ?? 1}`;
  return `\n    at ${frame.getFunctionName() ?? ''} (${place}:${frame.getColumnNumber() ?? 1})`;
}

/** Imports a module without its console output. */
export async function inSilence<T>(load: () => Promise<T>): Promise<T> {
  const { info, log } = console;
  console.info = console.log = () => undefined;
  try {
    return await load();
  } finally {
    Object.assign(console, { info, log });
  }
}

/**
 * Source location of a frame; `undefined` outside the project or its other trees. A plain path is already a source
 * location, a URL is mapped.
 */
export function placeOfFrame(
  { file, line, column }: Frame,
  tree: string = PROJECT,
): Place | undefined {
  const isAddress = file.startsWith('file:');
  const root = tree.replaceAll('\\', '/').replace(/\/?$/, '/');
  const path = (isAddress ? fileURLToPath(file) : file).replaceAll('\\', '/');
  if (!path.startsWith(root) || path.includes('/node_modules/')) return undefined;
  const entry = isAddress && findSourceMap(file)?.findEntry(line - 1, column - 1);
  const isMapped = entry && 'originalLine' in entry;
  return { file: path.slice(root.length), line: isMapped ? entry.originalLine + 1 : line };
}

/** Frame with a module's URL (executed code) or path (source). */
const FRAME = /\(?((?:file:|\/)[^()\s]+):(\d+):(\d+)\)?$/gm;

/** Project locations in an error's stack, innermost first. */
export function placesOfStack(stack: string, tree: string = PROJECT): Place[] {
  return [...stack.matchAll(FRAME)].flatMap(([, file = '', line, column]) => {
    const place = placeOfFrame({ file, line: Number(line), column: Number(column) }, tree);
    return place ? [place] : [];
  });
}
