import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ToastAction } from '../../../shared/notices/notify-with-actions';
import { useSession } from '../../../shared/session/use-session';
import { directorySearch, MAX_CHOSEN } from '../directory-search';

/** Shows items in their folder: selected and scrolled into view. */
export function useShowItems() {
  const router = useRouter();
  const navigate = useNavigate();
  const rootFolderId = useSession()?.rootFolderId;

  function isListed(folderId: string): boolean {
    const { pathname, search } = router.state.location;
    const [, , screen, id = rootFolderId] = pathname.split('/');
    return screen === 'directorio' && id === folderId && !('q' in search && search.q);
  }
  /** In the open list; a no-op elsewhere. */
  async function select(folderId: string, ids: readonly string[]): Promise<void> {
    if (!isListed(folderId) || ids.length === 0) return;
    const elegidos = ids.slice(0, MAX_CHOSEN);
    await navigate({
      to: '.',
      search: (current) => ({ ...directorySearch.parse(current), elegidos }),
      replace: true,
      resetScroll: false,
    });
  }
  const goTo = (folderId: string, ids: readonly string[]): void =>
    void navigate({
      to: '/app/directorio/$id',
      params: { id: folderId },
      search: { elegidos: ids.slice(0, MAX_CHOSEN) },
    });
  /** A toast's button that opens the folder, unless it is already open. */
  function wayTo(folderId: string, ids: readonly string[]): ToastAction[] {
    if (isListed(folderId)) return [];
    return [{ label: directoryMessages.goToFolder, run: () => goTo(folderId, ids) }];
  }
  return { select, goTo, wayTo };
}
