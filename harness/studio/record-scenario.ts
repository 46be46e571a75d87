import type { Brand } from '#src/commerce/brands.ts';
import { STAGE_ADDRESS, callStage } from './protocol.ts';

export interface ScenarioRecording {
  text: string;
  problems: readonly string[];
}

/** Runs a scenario in a temporary hidden iframe; resolves with its trace. */
export async function recordScenario(scenario: string, brand: Brand): Promise<ScenarioRecording> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = STAGE_ADDRESS;
  try {
    return await new Promise((resolve, reject) => {
      frame.addEventListener('load', () => {
        const stage = callStage(frame, (message) => {
          if (message.kind === 'recorded') resolve(message);
          if (message.kind === 'failed') reject(new Error(message.reason));
        });
        stage.send({ kind: 'record', scenario, brand });
      });
      document.body.append(frame);
    });
  } finally {
    frame.remove();
  }
}
