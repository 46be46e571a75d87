/** Bytes of an answer that are read; a page's take some ten thousand. */
const MOST = 4_000_000;

/**
 * An answer with all that it says at hand, of whatever length nobody knows: it is broken off where it is longer
 * than any that the shop reads, so that it does not fill the memory for as long as it is waited for.
 *
 * @example const text = await boundedText(await fetch(address));
 */
export async function boundedText(response: Response): Promise<string> {
  if (!response.body || response.headers.has('content-length')) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > MOST) {
      void reader.cancel().catch(() => undefined);
      throw new Error('The answer is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
