import { type ReactNode, useEffect } from 'react';
import '#src/ui/theme.css';

// Ladle's own type declarations do not compile under this project's strictness.
interface ProviderProps {
  children: ReactNode;
  globalState: { control: Record<string, { value?: unknown } | undefined> };
}

export const args = { brand: 'rl' };

export const argTypes = {
  brand: { name: 'brand', options: ['rl', 'hm'], control: { type: 'radio' }, defaultValue: 'rl' },
};

/** Shows every story in the brand that the controls name. Ladle finds it only as a constant. */
export const Provider = ({ children, globalState }: ProviderProps) => {
  const brand = globalState.control['brand']?.value;
  useEffect(() => {
    document.documentElement.dataset['brand'] = brand === 'hm' ? 'hm' : 'rl';
  }, [brand]);
  return children;
};
