import { type HandlerEntry, handle } from '#harness/device/handle.ts';
import { holdFile } from '#src/ports/file-shelf.ts';
import { inspectFileFx } from '#src/ports/held-files.ts';
import {
  claimAutomaticFx,
  packReportFx,
  recallReportFx,
  showReportFx,
} from '#src/reports/report-model.ts';
import { PACKED } from './reports/report-steps.ts';

/** Start of a PNG of 4 by 3 pixels. */
const PICTURE_HEAD = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 4,
  0, 0, 0, 3, 8, 2, 0, 0, 0,
]);

export const reportPorts: readonly HandlerEntry[] = [
  handle(packReportFx, async () => {
    holdFile(new Blob(['report']), PACKED.caseId);
    return PACKED;
  }),
  handle(recallReportFx, async () => null),
  handle(claimAutomaticFx, async () => false),
  handle(showReportFx, async () => ({
    pages: 1,
    records: 212,
    calls: 31,
    failures: 0,
    bytes: PACKED.bytes,
    isCut: false,
    hasStudio: false,
  })),
  // A file is a picture unless its key says that it is a program.
  handle(inspectFileFx, async ({ file }) => {
    if (file.startsWith('program')) return { kind: null, canBeShown: false };
    holdFile(new Blob([PICTURE_HEAD]), file);
    return { kind: 'png' as const, canBeShown: false };
  }),
];
