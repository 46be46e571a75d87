import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { RuleText } from './RuleText.tsx';
import { RULES } from './rules.ts';
import styles from './RuleLink.module.css';

/** A requirement's id with its text as a tooltip: shown on hover, focus and press, hidden by Escape. */
export function RuleLink({ id }: { id: string }) {
  const tip = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<CSSProperties>();
  const isShown = place !== undefined;
  const rule = RULES.get(id);

  const show = () => setPlace(placeBeside(button.current));
  const hide = () => setPlace(undefined);
  useEffect(() => {
    if (!isShown) return;
    const follow = () => setPlace(placeBeside(button.current));
    window.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [isShown]);

  return (
    <span
      onMouseEnter={show}
      onMouseLeave={() => {
        if (document.activeElement !== button.current) hide();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.id}
        aria-describedby={tip}
        onFocus={show}
        onBlur={hide}
        onKeyDown={({ key }) => {
          if (key === 'Escape') hide();
        }}
      >
        {id}
      </button>
      <span role="tooltip" id={tip} className={styles.tip} hidden={!isShown} style={place}>
        {rule ? <RuleText text={`${rule.area}: ${rule.text}`} /> : 'No such requirement.'}
      </span>
    </span>
  );
}

/** Distance between a tooltip and the window's edge in px. */
const EDGE = 8;

/** Position in the window, below or above the id, on the side with more space. */
function placeBeside(id: HTMLElement | null): CSSProperties | undefined {
  if (!id) return undefined;
  const { left, top, bottom } = id.getBoundingClientRect();
  const height = document.documentElement.clientHeight;
  const insetInlineStart = `clamp(0.5rem, ${left}px, 100% - 22.5rem)`;
  return height - bottom >= top
    ? { insetInlineStart, insetBlockStart: bottom, maxBlockSize: height - bottom - EDGE }
    : { insetInlineStart, insetBlockEnd: height - top, maxBlockSize: top - EDGE };
}
