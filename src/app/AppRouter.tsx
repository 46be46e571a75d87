import { useUnit } from 'effector-react';
import { type ReactNode, useMemo } from 'react';
import { type Navigator, type To, Router, createPath } from 'react-router-dom';
import { $location } from '../ports/navigation.ts';
import { $basename } from '../store-config/model.ts';

/** History functions for the views; no-ops in a replay. */
export interface AppHistory {
  push(to: string): void;
  replace(to: string): void;
  go(delta: number): void;
}

interface Props {
  history: AppHistory;
  children: ReactNode;
}

/** React Router over the model's location, which changes before the views. */
export function AppRouter({ history, children }: Props) {
  const [location, basename] = useUnit([$location, $basename]);
  const navigator = useMemo(() => navigatorOf(history), [history]);
  const { path, search, hash, key } = location;
  return (
    <Router
      basename={basename || '/'}
      location={{ pathname: path, search, hash, key, state: null }}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}

function navigatorOf(history: AppHistory): Navigator {
  const text = (to: To) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: text,
    push: (to) => history.push(text(to)),
    replace: (to) => history.replace(text(to)),
    go: (delta) => history.go(delta),
  };
}
