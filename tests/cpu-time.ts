/**
 * Starts to count the milliseconds that the processor works for this process, whatever else the
 * machine does meanwhile.
 *
 * @example const worked = cpuTime(); await list(); expect(worked()).toBeLessThan(2);
 */
export function cpuTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
