import { TabMessage } from '../tabs.ts';

const CHANNEL = 'selvedge';

/** Channel to the other tabs of this shop; does not receive its own messages. */
export interface TabChannel {
  tell(message: TabMessage): Promise<void>;
  listen(onMessage: (message: TabMessage) => void): void;
}

/** Creates the channel between the tabs of one origin; does nothing without browser support. */
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
