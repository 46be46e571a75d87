/** Most bytes read of an answer; real pages need some ten thousand. */
const MOST = 4_000_000;

/**
 * Text of an answer. Cancels one above the limit, by its announced length or its received bytes.
 *
 * @throws {Error} if the answer is too long
 * @example const text = await boundedText(await fetch(address));
 */
export async function limitedText(response: Response): Promise<string> {
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = Number(response.headers.get('content-length')) > MOST ? Infinity : 0;
  while (length <= MOST) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  void reader.cancel().catch(() => undefined);
  throw new Error('The answer is too long');
}
