/** Result of a promise, or undefined after a timeout in milliseconds. */
export function within<Value>(
  milliseconds: number,
  coming: Promise<Value>,
): Promise<Value | undefined> {
  let stop = () => {};
  const late = new Promise<undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    stop = () => clearTimeout(timer);
  });
  return Promise.race([coming, late]).finally(stop);
}
