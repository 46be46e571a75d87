import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { $location } from '../../ports/navigation.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';

/**
 * RTE-31: where somebody is sent whose page could not be made. Another try is the page before, once
 * however often it is pressed; where there is none in the shop, it is the start page.
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
