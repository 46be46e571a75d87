import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { type FromStage, hearStage, type ToStage } from '#harness/showroom/stage-line.ts';
import { useSize } from '#src/ui/hooks/use-size.ts';
import styles from './Frame.module.css';

/** Handle that sends messages to the framed page. */
export interface FrameHandle {
  send(message: ToStage): void;
}

interface PageProps {
  /** Address of a page alone. A change reloads the frame. */
  address: string;
  title: string;
  /** Width of the shop's window in CSS pixels. */
  width: number;
  onHear?: ((message: FromStage) => void) | undefined;
  handle?: Ref<FrameHandle> | undefined;
}

interface Props extends PageProps {
  /** Height of the shop's window in CSS pixels; by default all available space. */
  height?: number;
  /** Minimum scale; a smaller frame scrolls instead. */
  smallest?: number;
}

/** The shop in its own window with a fixed width, scaled down if necessary. */
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
      // A tile among many is not interactive: it handles no wheel events and takes no focus.
      inert={height !== undefined}
      // A scrollable frame needs keyboard focus.
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

/** The page of one address, or its failure. */
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
