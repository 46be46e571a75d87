/**
 * Requests a Web Lock. WebKit rejects a pending request when the page enters the back/forward
 * cache: it is repeated once the page is shown again.
 *
 * @throws errors of `run`
 */
export function requestLock<Value>(
  name: string,
  options: Pick<LockOptions, 'mode' | 'ifAvailable'>,
  run: (lock: Lock | null) => Promise<Value> | Value,
): Promise<Value> {
  let granted: Promise<Value> | undefined;
  const request = () =>
    navigator.locks.request(name, options, (lock) => (granted = Promise.resolve(run(lock))));
  // Any other failure repeats with the second request.
  return request().catch(() => granted ?? request());
}
