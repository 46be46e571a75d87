/** Bytes of an answer that are read; a page's take some ten thousand. */
const MOST = 4_000_000;

/**
 * As `fetch`, for an answer that nobody knows the length of: it breaks off where it is longer than any that the
 * shop reads, so that it does not fill the memory for as long as it is waited for.
 *
 * @example const fetch = bounded(globalThis.fetch);
 */
export function bounded(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body || response.headers.has('content-length')) return response;
    return new Response(response.body.pipeThrough(limit()), response);
  };
}

function limit(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let length = 0;
  return new TransformStream({
    transform(part, stream) {
      length += part.byteLength;
      if (length > MOST) stream.error(new Error('The answer is too long'));
      else stream.enqueue(part);
    },
  });
}
