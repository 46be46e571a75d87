import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { $location } from '../../ports/navigation.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';

/**
 * RTE-31: page for errors of other pages. Retrying navigates back once, however often it is
 * pressed; to the home page without an earlier one.
 */
export function ErrorRoute() {
  const navigate = useNavigate();
  const { key } = useUnit($location);
  const isGoing = useRef(false);

  function retry() {
    if (isGoing.current) return;
    isGoing.current = true;
    if (key.endsWith('start')) void navigate('/');
    else void navigate(-1);
  }

  return <RouteErrorPage onRetry={retry} />;
}
