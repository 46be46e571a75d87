import { useUnit } from 'effector-react';
import { Drawer } from '../ui/overlay/Drawer.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $isSearchOpen, closeSearch } from './drawer-model.ts';
import { SearchForm } from './SearchForm.tsx';

/** SRC-01: the search drawer. */
export function SearchDrawer() {
  const { t } = useTranslation('catalogue');
  const { isOpen, close } = useUnit({ isOpen: $isSearchOpen, close: closeSearch });
  return (
    <Drawer
      open={isOpen}
      onClose={() => close()}
      title={t('search.title')}
      closeLabel={t('search.close')}
    >
      {isOpen && <SearchForm />}
    </Drawer>
  );
}
