import { TabMessage } from '../tabs.ts';

const CHANNEL = 'selvedge';

/** The line to the other tabs of this shop; its own messages do not come back. */
export interface TabChannel {
  tell(message: TabMessage): Promise<void>;
  listen(onMessage: (message: TabMessage) => void): void;
}

/** The channel between the tabs of one origin; silent where the browser has or admits none. */
export function createTabChannel(): TabChannel {
  const channel = openChannel();
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

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}
