import { ContactRoute } from './ContactRoute.tsx';
import { ContentRoute } from './ContentRoute.tsx';
import { EndToEndPage } from './EndToEndPage.tsx';
import { ErrorRoute } from './ErrorRoute.tsx';

type Props = {
  kind: 'contact' | 'content' | 'error' | 'e2e-test';
};

/** Pages of text, which load together. */
export function TextRoute({ kind }: Props) {
  switch (kind) {
    case 'contact':
      return <ContactRoute />;
    case 'content':
      return <ContentRoute />;
    case 'error':
      return <ErrorRoute />;
    case 'e2e-test':
      return <EndToEndPage />;
  }
}
