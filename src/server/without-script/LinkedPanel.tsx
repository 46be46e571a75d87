import type { ReactNode } from 'react';
import { PanelContent } from './PanelContent.tsx';
import { type PanelName, panelAttributes } from './panels.ts';

type Props = {
  name: PanelName;
  title: string;
  children: ReactNode;
};

/** Panel that is visible while it is the address's target. */
export function LinkedPanel({ name, ...content }: Props) {
  return (
    <section {...panelAttributes(name)}>
      <PanelContent name={name} {...content} />
    </section>
  );
}
