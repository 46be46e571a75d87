import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { loadOverHttp } from '#src/ui/i18n/backend.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { keepDocumentLanguage } from '#src/ui/i18n/document-language.ts';
import { Studio } from './Studio.tsx';
import './studio.css';

async function main(): Promise<void> {
  const { i18n, ready } = createI18n({
    locale: navigator.language,
    namespaces: ['studio'],
    load: loadOverHttp(fetch.bind(globalThis)),
  });
  keepDocumentLanguage(i18n, document.documentElement);
  await ready;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root');
  createRoot(container).render(
    <StrictMode>
      <I18nContext value={i18n}>
        <Studio />
      </I18nContext>
    </StrictMode>,
  );
}

void main();
