import { findSourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PROJECT } from '#harness/cli/support/project.mjs';

/** A place in a file as it runs: one line of many columns. */
export interface Frame {
  file: string;
  line: number;
  column: number;
}

/** A place in the project's sources. */
export interface Place {
  /** From the project's root, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
}

/** What Effector calls the errors whose stack it keeps with a unit. */
const UNIT_TRACE = 'unit trace';

/** For `Error.prepareStackTrace`: the frames of a unit as they are, since to write each out takes long; other errors as always. */
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

/** Imports what announces itself on the standard output. */
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
 * Where a frame is in the sources; nothing where it is in no file of the project, or of another tree of it. Who writes a
 * path rather than an address has looked the place up already.
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

/** Of a module by its address, as it runs; or by its path, as it stands in the sources. */
const FRAME = /\(?((?:file:|\/)[^()\s]+):(\d+):(\d+)\)?$/gm;

/** The places in the project's sources of an error's stack, from within. */
export function placesOfStack(stack: string, tree: string = PROJECT): Place[] {
  return [...stack.matchAll(FRAME)].flatMap(([, file = '', line, column]) => {
    const place = placeOfFrame({ file, line: Number(line), column: Number(column) }, tree);
    return place ? [place] : [];
  });
}
