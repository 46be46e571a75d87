import { request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface RawRequest {
  port: number;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests a path as it is; `fetch` would normalize it. */
export function askRaw(
  path: string,
  { port, method = 'GET', headers = {}, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    // A separate connection: the server closes one whose body it does not read completely.
    const target = { host: '127.0.0.1', port, path, method, headers, agent: false };
    const asked = request(target, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
