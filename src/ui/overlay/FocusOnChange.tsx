import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  label: string;
  /** A value that changes with the content, such as the number of lines. */
  content: string | number;
  children: ReactNode;
};

/**
 * Moves focus to the surrounding group when the focused button unmounts with its item.
 * @example <KeptFocus label={t('bag')} content={lines.length}><Lines … /></KeptFocus>
 */
export function FocusOnChange({ label, content, children }: Props) {
  const group = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const page = group.current?.ownerDocument;
    function note({ target }: FocusEvent) {
      hadFocus.current = target instanceof Node && group.current?.contains(target) === true;
    }
    page?.addEventListener('focusin', note);
    return () => page?.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    const page = group.current?.ownerDocument;
    if (hadFocus.current && page?.activeElement === page?.body) group.current?.focus();
  }, [content]);

  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
