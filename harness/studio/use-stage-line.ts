import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { type FromStage, type Line, type ToStage, callStage } from './protocol.ts';

export interface StageLine {
  /** Ref of the stage's `<iframe>`. */
  frame: RefCallback<HTMLIFrameElement>;
  isConnected: boolean;
  send(message: ToStage): void;
}

/** Connects to the stage's page while its frame is mounted. */
export function useStageLine(hear: (message: FromStage) => void): StageLine {
  const line = useRef<Line<ToStage>>(null);
  const listener = useRef(hear);
  const [isConnected, setIsConnected] = useState(false);
  useEffect(() => {
    listener.current = hear;
  });

  const frame = useCallback((element: HTMLIFrameElement) => {
    function connect(): void {
      line.current?.close();
      line.current = callStage(element, (message) => listener.current(message));
      setIsConnected(true);
    }
    element.addEventListener('load', connect);
    return () => {
      element.removeEventListener('load', connect);
      line.current?.close();
      line.current = null;
      setIsConnected(false);
    };
  }, []);
  const send = useCallback((message: ToStage) => line.current?.send(message), []);
  return { frame, isConnected, send };
}
