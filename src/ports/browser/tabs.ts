import { TabMessage } from '../tabs.ts';

const CHANNEL = 'selvedge';

/** The line to the other tabs of this shop; its own messages do not come back. */
export interface TabChannel {
  tell(message: TabMessage): Promise<void>;
  listen(onMessage: (message: TabMessage) => void): void;
}

/** The channel between the tabs of one origin; silent where the browser has none. */
export function createTabChannel(): TabChannel {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  return {
    async tell(message) {
      channel?.postMessage(message);
    },
    listen(onMessage) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (TabMessage.is(data)) onMessage(data);
      });
    },
  };
}
