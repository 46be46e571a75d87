import { saveTextFile } from '../../ports/browser/save-file.ts';
import { type Data, dataText } from './data.ts';

/** The browser's handler of `saveDataFx`. */
export async function saveData(data: Data): Promise<void> {
  saveTextFile(`my-data-${data.made}.json`, dataText(data), 'application/json');
}
