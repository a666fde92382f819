import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type DirectorySearch, directorySearch, sortOf } from './directory-search';
import { useFolderRows } from './list/use-folder-rows';
import { useFoundRows } from './list/use-found-rows';
import { useSelection } from './list/use-selection';
import { breadcrumbQuery } from './queries/directory-queries';

/** A folder that is open: its path, the rows that are listed (of it, or of a search), and what is selected. */
export function useOpenFolder(folderId: string) {
  const search: DirectorySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const sort = sortOf(search);
  const words = search.q?.trim() ?? '';
  const isSearch = words !== '';
  const folderRows = useFolderRows(folderId, sort, !isSearch);
  const foundRows = useFoundRows(words, search.en === 'carpeta' ? folderId : undefined, sort);
  const rows = isSearch ? foundRows : folderRows;
  /** Which list this is; another one has its own selection and its own place to come back to. */
  const place = [folderId, sort.sort, sort.order, words, search.en ?? ''].join('|');
  return {
    id: folderId,
    /** The folder itself; undefined while it loads. */
    folder: folderRows.folder,
    error: folderRows.error,
    crumbs: useQuery(breadcrumbQuery(folderId)).data ?? [],
    rows,
    hasMoreFound: isSearch && foundRows.more,
    selection: useSelection(rows, place),
    place,
    search,
    words,
    sort,
    change: (next: Partial<DirectorySearch>): void =>
      void navigate({
        to: '.',
        search: (current) => ({ ...directorySearch.parse(current), ...next }),
        replace: true,
        resetScroll: false,
      }),
    /** Opens a folder as the list is sorted here; `elegidos` are then selected and in sight. */
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
