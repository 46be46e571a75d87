/** ATT-04: kind of a file by its first bytes, not by its name. */
export type FileKind = 'png' | 'jpg' | 'bmp' | 'pdf';
export const FILE_KINDS = ['png', 'jpg', 'bmp', 'pdf'] as const;

/** Bytes that `fileKindOf` and `picturePoints` need. */
export const HEAD_BYTES = 65_536;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPG = [0xff, 0xd8, 0xff];
const BMP = [0x42, 0x4d];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** Valid lengths of a bitmap's second header, because many texts begin with BM. */
const BMP_HEADERS: readonly number[] = [12, 40, 52, 56, 64, 108, 124];

/**
 * Kind of a file by its first bytes; undefined for kinds that the shop refuses.
 *
 * @example fileKindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
 */
export function fileKindOf(head: Uint8Array): FileKind | undefined {
  if (begins(head, PNG)) return wordAt(head, 12) === 'IHDR' ? 'png' : undefined;
  if (begins(head, JPG)) return 'jpg';
  if (begins(head, BMP)) return BMP_HEADERS.includes(numberAt(head, 14)) ? 'bmp' : undefined;
  return begins(head, PDF) ? 'pdf' : undefined;
}

/**
 * Number of pixels in a picture's header; undefined without one. A small file can be a huge
 * picture.
 */
export function picturePoints(head: Uint8Array): number | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const kind = fileKindOf(head);
  if (kind === 'png' && head.length >= 24) return view.getUint32(16) * view.getUint32(20);
  if (kind === 'bmp' && head.length >= 26)
    return Math.abs(view.getInt32(18, true) * view.getInt32(22, true));
  return kind === 'jpg' ? pointsOfJpg(view) : undefined;
}

/** Reads the size from the frame header, which follows segments of any length. */
function pointsOfJpg(view: DataView): number | undefined {
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function begins(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte);
}

function wordAt(head: Uint8Array, at: number): string {
  return String.fromCodePoint(...head.slice(at, at + 4));
}

function numberAt(head: Uint8Array, at: number): number {
  return head.length < at + 4 ? 0 : new DataView(head.buffer, head.byteOffset).getUint32(at, true);
}
