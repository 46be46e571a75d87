import { fetchFile } from '../../kernel/late-file.ts';
import { type Data, SAVE_ERROR, dataText } from './data.ts';

/** Browser handler of `saveDataFx`. */
export async function saveData(data: Data): Promise<void> {
  const { saveTextFile } = await fetchFile(() => import('../../ports/browser/save-file.ts')).catch(
    () => Promise.reject(SAVE_ERROR),
  );
  saveTextFile(`my-data-${data.made}.json`, dataText(data), 'application/json');
}
