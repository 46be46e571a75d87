import { noteSent } from '../file-shelf.ts';

/** Timeout (ms) without upload progress. */
const PATIENCE_MS = 30_000;

/**
 * Uploads a file and reports progress, which `fetch` cannot. Rejects as `fetch` does, and when
 * stopped.
 *
 * @example await sendFile(new Request('/upload', { method: 'POST' }), file)
 */
export function sendFile({ url, method, headers }: Request, body: Blob): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    let patience = setTimeout(stop, PATIENCE_MS);
    function moved({ loaded, total }: ProgressEvent) {
      clearTimeout(patience);
      patience = setTimeout(stop, PATIENCE_MS);
      noteSent(body, total > 0 ? Math.round((loaded / total) * 100) : 0, stop);
    }
    request.open(method, url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', moved);
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve(new Response(responseText, { status, headers: headersIn(request) }));
    });
    request.addEventListener('loadend', () => {
      clearTimeout(patience);
      reject(new TypeError('The file was not sent')); // has no effect after success
    });
    noteSent(body, 0, stop);
    request.send(body);
  });
}

function headersIn(request: XMLHttpRequest): [string, string][] {
  return request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    })
    .filter(([name]) => name !== '');
}
