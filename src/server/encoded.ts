const encoder = new TextEncoder();
let bytes = new Uint8Array(1 << 19);

/** Encodes texts as UTF-8, one after another: joining long texts first would copy them twice. */
export function encoded(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  const most = 3 * texts.reduce((sum, { length }) => sum + length, 0);
  if (bytes.length < most) bytes = new Uint8Array(most);
  let end = 0;
  for (const text of texts) end += encoder.encodeInto(text, bytes.subarray(end)).written;
  return bytes.slice(0, end);
}
