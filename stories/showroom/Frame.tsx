import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type FromStage, hearStage, type ToStage } from '#harness/showroom/stage-line.ts';
import { useSize } from '#src/ui/hooks/use-size.ts';
import styles from './Frame.module.css';

/** Something to ask the page in a frame for. */
export interface FrameHandle {
  send(message: ToStage): void;
}

interface PageProps {
  /** Of a page by itself. Another one loads the frame anew. */
  address: string;
  title: string;
  /** Of the shop's window, in CSS pixels. */
  width: number;
  onHear?: ((message: FromStage) => void) | undefined;
  handle?: Ref<FrameHandle> | undefined;
}

interface Props extends PageProps {
  /** Of the shop's window, in CSS pixels; as much as there is room for, where it is not said. */
  height?: number;
  /** Smaller than this the page is not shown, but moved about. */
  smallest?: number;
}

/** The shop in a window of its own, as wide as it is told, at its true size or as near to it as there is room. */
export function Frame({ height, smallest = 0.6, ...page }: Props) {
  const { address, title, width } = page;
  const [measure, room] = useSize();
  const fit = room.width > 0 ? Math.min(1, room.width / width) : 1;
  const scale = Math.max(fit, Math.min(1, smallest));
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
      <Page
        key={address}
        {...page}
        height={height ?? Math.max(480, room.height / scale)}
        scale={scale}
      />
    </div>
  );
}

interface ScaledProps extends PageProps {
  height: number;
  scale: number;
}

/** What is there of one address, and what has failed. */
function Page({ address, title, width, height, scale, onHear, handle }: ScaledProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setIsThere] = useState(false);
  const [failure, setFailure] = useState<string>();

  useImperativeHandle(handle, () => ({
    send: (message) => frame.current?.contentWindow?.postMessage(message, location.origin),
  }));
  useEffect(
    () =>
      hearStage(
        () => frame.current?.contentWindow ?? null,
        (message) => {
          if (message.kind === 'at') {
            setIsThere(true);
            setFailure(undefined);
          }
          if (message.kind === 'failed') setFailure(message.reason);
          onHear?.(message);
        },
      ),
    [onHear],
  );

  return (
    <div className={styles.box} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <iframe
        ref={frame}
        src={address}
        className={styles.frame}
        title={title}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
      {!isThere && (
        <p className={styles.cover} role="status">
          {failure ? `This page cannot be shown: ${failure}` : 'Opening the shop …'}
        </p>
      )}
      {isThere && failure && (
        <p className={styles.failure} role="alert">
          This step cannot be shown: {failure}
        </p>
      )}
    </div>
  );
}
