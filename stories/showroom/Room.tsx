import type { ReactNode } from 'react';
import './room.css';

interface Props {
  className?: string | undefined;
  view?: string;
  children: ReactNode;
}

/** A page of the showroom: its own look, whatever brand the shop has that it shows. */
export function Room({ className = '', view, children }: Props) {
  return (
    <main className={`showroom ${className}`} data-view={view}>
      {children}
    </main>
  );
}
