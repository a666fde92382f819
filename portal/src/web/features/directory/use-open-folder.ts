import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { breadcrumbQuery } from '../../shared/directory/folder-queries';
import { type DirectorySearch, directorySearch, sortOf } from './directory-search';
import { useFolderRows } from './list/use-folder-rows';
import { useMatchedRows } from './list/use-matched-rows';
import { useSelection } from './list/use-selection';

/** An open folder: its path, the listed rows (its contents or search results), and the selection. */
export function useOpenFolder(folderId: string) {
  const search: DirectorySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const sort = sortOf(search);
  const texts = search.q?.trim() ?? '';
  const isSearch = texts !== '';
  const folderRows = useFolderRows(folderId, sort, !isSearch);
  const matchedRows = useMatchedRows(texts, search.en === 'carpeta' ? folderId : undefined, sort);
  const rows = isSearch ? matchedRows : folderRows;
  /** The key of the list; another list has its own selection and scroll position. */
  const target = [folderId, sort.sort, sort.order, texts, search.en ?? ''].join('|');
  return {
    id: folderId,
    /** The folder itself; undefined while it loads. */
    folder: folderRows.folder,
    error: folderRows.error,
    crumbs: useQuery(breadcrumbQuery(folderId)).data ?? [],
    rows,
    hasMoreFound: isSearch && matchedRows.more,
    selection: useSelection(rows, target),
    place: target,
    search,
    words: texts,
    sort,
    change: (next: Partial<DirectorySearch>): void =>
      void navigate({
        to: '.',
        search: (current) => ({ ...directorySearch.parse(current), ...next }),
        replace: true,
        resetScroll: false,
      }),
    /** Opens a folder with the current sort order; `elegidos` are then selected and scrolled into view. */
    openFolder: (id: string, elegidos?: string[]): void => {
      const { orden, sentido, detalle } = search;
      void navigate({
        to: '/app/directorio/$id',
        params: { id },
        search: { orden, sentido, detalle, elegidos },
      });
    },
  };
}

export type OpenFolder = ReturnType<typeof useOpenFolder>;
