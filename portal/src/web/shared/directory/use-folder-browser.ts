import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { breadcrumbQuery } from './folder-queries';

/** `folder_path`: of one that was searched. `can`: absent for those of a path. */
export type BrowsedFolder = {
  id: string;
  name: string;
  folder_path?: string[];
  can?: { upload: boolean };
};

/** Where somebody is who looks for a folder, and what they have chosen. @param startId null: search alone serves. */
export function useFolderBrowser(startId: string | null) {
  const [at, setAt] = useState(startId);
  const [chosen, setChosen] = useState<BrowsedFolder | null>(null);
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), 250);
  const crumbs = useQuery({ ...breadcrumbQuery(at ?? ''), enabled: at !== null });
  return {
    at,
    above: crumbs.data?.at(-2),
    here: crumbs.data?.at(-1),
    /** From the root to the listed folder. */
    path: crumbs.data ?? [],
    words,
    asked,
    isSearching: asked.length >= 2,
    chosen,
    choose: (folder: BrowsedFolder | null): void => setChosen(folder),
    search(next: string): void {
      setWords(next);
      setChosen(null);
    },
    enter(folder: BrowsedFolder): void {
      setAt(folder.id);
      setChosen(null);
      setWords('');
    },
  };
}
export type FolderBrowsing = ReturnType<typeof useFolderBrowser>;
