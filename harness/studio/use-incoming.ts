import { useEffect, useRef, useState } from 'react';
import type { Studio } from './use-studio.ts';

/** Name of a trace pasted without a name. */
const CLIPBOARD = 'clipboard';

/** Imports dropped files and pasted text. True while a file is dragged over the page. */
export function useIncoming({ importFile, importText }: Pick<Studio, 'importFile' | 'importText'>) {
  const [isDragging, setIsDragging] = useState(false);
  const take = useRef({ importFile, importText });
  useEffect(() => {
    take.current = { importFile, importText };
  });

  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    window.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        setIsDragging(true);
      },
      options,
    );
    window.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setIsDragging(false);
      },
      options,
    );
    window.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setIsDragging(false);
        const file = event.dataTransfer?.files[0];
        if (file) void take.current.importFile(file);
      },
      options,
    );
    window.addEventListener(
      'paste',
      (event) => {
        const file = event.clipboardData?.files[0];
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (file) void take.current.importFile(file);
        else if (text !== '') take.current.importText(CLIPBOARD, text);
      },
      options,
    );
    return () => listening.abort();
  }, []);
  return isDragging;
}
