/** Compresses a text with gzip. Rejects if the browser cannot. */
export async function gzipped(text: string): Promise<Blob> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).blob();
}
