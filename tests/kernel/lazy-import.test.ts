import { expect, it, vi } from 'vitest';
import {
  askForLostFiles,
  importWithRetry,
  noteLost,
  whenRefused,
} from '#src/kernel/lazy-import.ts';

it('retries a failed load once at once', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('404'));
  load.mockResolvedValue('file');
  expect(await importWithRetry(load)).toBe('file');
  expect(load).toHaveBeenCalledTimes(2);
});

it('rejects after a second failure, and loads again at the next call', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  await expect(importWithRetry(load)).rejects.toThrow('offline');
  await expect(importWithRetry(load)).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(4);
});

it('retries earlier failures when another file has loaded', async () => {
  const ask = vi.fn();
  const end = noteLost(ask);
  await importWithRetry(async () => 'file');
  expect(ask).toHaveBeenCalledTimes(1);
  askForLostFiles();
  expect(ask).toHaveBeenCalledTimes(2);
  end();
  askForLostFiles();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('reports a failure once, and not if the retry succeeds', async () => {
  const refused = vi.fn();
  whenRefused(refused);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValueOnce('file').mockRejectedValue(new Error('offline'));
  await importWithRetry(load);
  expect(refused).not.toHaveBeenCalled();
  await expect(importWithRetry(load)).rejects.toThrow('offline');
  await expect(importWithRetry(load)).rejects.toThrow('offline');
  expect(refused).toHaveBeenCalledTimes(1);
});
