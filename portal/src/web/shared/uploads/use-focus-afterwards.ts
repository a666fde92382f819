import { useEffect } from 'react';
import { focusList } from '../directory/focus-list';

/** When the uploads close, also by themselves, one goes on in the list; whoever is elsewhere by then stays there. */
export function useFocusAfterwards(isOpened: boolean): void {
  useEffect(() => {
    if (!isOpened) return;
    return () => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest('[data-uploads]')) focusList();
    };
  }, [isOpened]);
}
