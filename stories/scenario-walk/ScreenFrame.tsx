import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSize } from '#src/ui/use-size.ts';
import type { Brand } from '#src/commerce/brands.ts';
import styles from './ScreenFrame.module.css';

interface Props {
  brand: Brand;
  language: string;
  width: number;
  height: number;
  title: string;
  /** Somebody has clicked in the shop. */
  onUse: () => void;
  children: ReactNode;
}

/**
 * A screen of a given size inside the page: media queries, dialogs and fixed elements are the
 * screen's own, while the views stay in this page's realm.
 */
export function ScreenFrame({ brand, language, width, height, title, onUse, children }: Props) {
  const [page, setPage] = useState<Document>();
  const [measure, room] = useSize();
  const scale = Math.min(1, room.width / width, room.height / height) || 0.1;

  const adopt = useCallback((frame: HTMLIFrameElement) => {
    const inner = frame.contentDocument;
    if (!inner) return undefined;
    setPage(inner);
    return followStyles(document, inner);
  }, []);

  return (
    <div className={styles.room} ref={measure}>
      <div className={styles.box} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <iframe
          ref={adopt}
          className={styles.frame}
          title={title}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      </div>
      {page &&
        createPortal(
          <PageRoot {...{ page, brand, language }}>
            <div onClickCapture={onUse}>{children}</div>
          </PageRoot>,
          page.body,
        )}
    </div>
  );
}

interface RootProps {
  page: Document;
  brand: Brand;
  language: string;
  children: ReactNode;
}

function PageRoot({ page, brand, language, children }: RootProps) {
  useLayoutEffect(() => {
    const root = page.documentElement;
    root.setAttribute('data-brand', brand);
    root.setAttribute('lang', language);
  }, [page, brand, language]);
  return children;
}

/** What else is in the other head, React has put there and wants to find again. */
function followStyles(from: Document, to: Document): () => void {
  let copies: Element[] = [];
  function copy(): void {
    for (const old of copies) old.remove();
    const sheets = from.head.querySelectorAll('style, link[rel="stylesheet"]');
    copies = [...sheets].map((sheet) => sheet.cloneNode(true) as Element);
    to.head.append(...copies);
  }
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(from.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
