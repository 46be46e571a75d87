import { RouteErrorPage } from './RouteErrorPage.tsx';
import { useNavigate } from 'react-router-dom';

/** RTE-31: where somebody is sent whose page could not be made. Another try is the page before. */
export function ErrorRoute() {
  const navigate = useNavigate();
  return <RouteErrorPage onRetry={() => void navigate(-1)} />;
}
