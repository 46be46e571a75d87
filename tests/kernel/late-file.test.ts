import { expect, it, vi } from 'vitest';
import { askForLostFiles, fetchFile, noteLost, whenRefused } from '#src/kernel/late-file.ts';

it('a file that was refused is asked for once more at once', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('404'));
  load.mockResolvedValue('file');
  expect(await fetchFile(load)).toBe('file');
  expect(load).toHaveBeenCalledTimes(2);
});

it('what stays refused is told, and asked anew it is really asked for anew', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  await expect(fetchFile(load)).rejects.toThrow('offline');
  await expect(fetchFile(load)).rejects.toThrow('offline');
  expect(load).toHaveBeenCalledTimes(4);
});

it('a file that comes has those asked for again that were lost before', async () => {
  const ask = vi.fn();
  const end = noteLost(ask);
  await fetchFile(async () => 'file');
  expect(ask).toHaveBeenCalledTimes(1);
  askForLostFiles();
  expect(ask).toHaveBeenCalledTimes(2);
  end();
  askForLostFiles();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('tells once that a file was refused, and not where it came at the second try', async () => {
  const refused = vi.fn();
  whenRefused(refused);
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValueOnce('file').mockRejectedValue(new Error('offline'));
  await fetchFile(load);
  expect(refused).not.toHaveBeenCalled();
  await expect(fetchFile(load)).rejects.toThrow('offline');
  await expect(fetchFile(load)).rejects.toThrow('offline');
  expect(refused).toHaveBeenCalledTimes(1);
});
