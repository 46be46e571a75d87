import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type FromStage, hearStage, type ToStage } from '#harness/showroom/stage-line.ts';
import { useSize } from '#src/ui/hooks/use-size.ts';
import styles from './Frame.module.css';

/** Something to ask the page in a frame for. */
export interface FrameHandle {
  send(message: ToStage): void;
}

interface Props {
  /** Of a page by itself. Another one loads the frame anew. */
  address: string;
  title: string;
  /** Of the shop's window, in CSS pixels. */
  width: number;
  height?: number;
  /** Smaller than this the page is not shown, but moved about. */
  smallest?: number;
  onHear?: (message: FromStage) => void;
  handle?: Ref<FrameHandle>;
}

/** The shop in a window of its own, as wide as it is told, at its true size or as near to it as there is room. */
export function Frame({ address, title, width, height, smallest = 0.6, onHear, handle }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [measure, room] = useSize();
  const [shown, setShown] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const fit = room.width > 0 ? Math.min(1, room.width / width) : 1;
  const scale = Math.max(fit, Math.min(1, smallest));
  const tall = height ?? Math.max(480, room.height / scale);

  useImperativeHandle(handle, () => ({
    send: (message) => frame.current?.contentWindow?.postMessage(message, location.origin),
  }));
  useEffect(
    () =>
      hearStage(
        () => frame.current?.contentWindow ?? null,
        (message) => {
          if (message.kind === 'at') setShown(address);
          if (message.kind === 'failed') setFailure(message.reason);
          onHear?.(message);
        },
      ),
    [address, onHear],
  );

  return (
    <div
      className={styles.room}
      ref={measure}
      data-fixed={height !== undefined}
      // One of many is looked at only: it takes no wheel, and no focus from the others.
      inert={height !== undefined}
      // Where it is moved about, keys have to reach it.
      {...(height === undefined && { role: 'group', tabIndex: 0, 'aria-label': title })}
    >
      <div
        className={styles.box}
        style={{ inlineSize: width * scale, blockSize: tall * scale }}
        data-open={shown === address}
      >
        <iframe
          ref={frame}
          key={address}
          src={address}
          className={styles.frame}
          title={title}
          style={{ inlineSize: width, blockSize: tall, transform: `scale(${scale})` }}
        />
        {shown !== address && (
          <p className={styles.cover} role="status">
            {failure ? `This page cannot be shown: ${failure}` : 'Opening the shop …'}
          </p>
        )}
      </div>
    </div>
  );
}
