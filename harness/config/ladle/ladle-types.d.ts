// Types of Ladle that stories use. Its own types lead to its sources, which do not pass this project's checks.
import type { ComponentType, ReactNode } from 'react';

export type ControlState = Record<string, { value: unknown } | undefined>;

export interface GlobalState {
  story: string;
  width: number;
  control: ControlState;
}

interface UpdateControl {
  type: 'update-control';
  value: ControlState;
}

export type GlobalProvider = ComponentType<{ globalState: GlobalState; children: ReactNode }>;

export type Story = ComponentType;

export type ArgTypes = Record<
  string,
  {
    name: string;
    options: readonly string[];
    control: { type: 'radio' | 'select' };
    defaultValue: string;
  }
>;

export function useLadleContext(): {
  globalState: GlobalState;
  dispatch: (action: UpdateControl) => void;
};

export interface UserConfig {
  [option: string]: unknown;
}
