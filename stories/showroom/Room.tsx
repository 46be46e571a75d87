import type { ReactNode } from 'react';
import './room.css';

interface Props {
  className?: string | undefined;
  view?: string;
  children: ReactNode;
}

/** Layout of a showroom page, independent of the shown brand. */
export function Room({ className = '', view, children }: Props) {
  return (
    <main className={`showroom ${className}`} data-view={view}>
      {children}
    </main>
  );
}
