import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { ActionIcon, Button, Group, ScrollArea, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFolderFilled, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailedState } from '../states/FailedState';
import classes from './FolderBrowser.module.css';
import { foldersQuery, searchQuery } from './folder-queries';
import { positionOf } from './position-of';
import type { BrowsedFolder, FolderBrowsing } from './use-folder-browser';

type FolderBrowserProps = {
  browsing: FolderBrowsing;
  /** Pixels of the list. */
  height: number;
  /** Folders that are left out. */
  excluded?: ReadonlySet<string>;
  /** Whether a folder can be chosen; those that cannot may still be opened. */
  accepts?: (folder: BrowsedFolder) => boolean;
  /** Beside the name of the open folder. */
  children?: ReactNode;
};

const NONE: ReadonlySet<string> = new Set();

/** Folders to open one after another, or to search; the one place where a folder is chosen. */
export function FolderBrowser({
  browsing,
  height,
  excluded = NONE,
  accepts = () => true,
  children,
}: FolderBrowserProps) {
  const { at, above, here, words, asked, isSearching, chosen, choose, search, enter } = browsing;
  const list = { excluded, accepts, chosen, choose, enter };
  return (
    <>
      <TextInput
        type="search"
        aria-label={directoryMessages.moveSearch}
        placeholder={directoryMessages.moveSearch}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={words}
        onChange={(event) => search(event.currentTarget.value)}
        // Within a form it would send that.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        data-autofocus
      />
      {!isSearching && (
        <Group gap="xs" wrap="nowrap" h={32}>
          {above !== undefined && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={directoryMessages.moveBack}
              onClick={() => enter(above)}
            >
              <IconChevronLeft size={18} />
            </ActionIcon>
          )}
          <Text fw={550} truncate flex={1}>
            {here?.name ?? ''}
          </Text>
          {children}
        </Group>
      )}
      <ScrollArea h={height} type="auto" className={classes.frame ?? ''}>
        {isSearching ? (
          <MatchedFolders words={asked} {...list} />
        ) : at === null ? (
          <NoFolders />
        ) : (
          <FoldersOf folderId={at} {...list} />
        )}
      </ScrollArea>
    </>
  );
}

type FolderListProps = Pick<FolderBrowsing, 'chosen' | 'choose' | 'enter'> & {
  excluded: ReadonlySet<string>;
  accepts: (folder: BrowsedFolder) => boolean;
};

function FoldersOf({ folderId, ...list }: FolderListProps & { folderId: string }) {
  const folders = useInfiniteQuery(foldersQuery(folderId));
  if (folders.isLoadingError)
    return (
      <FailedState
        title={directoryMessages.failed}
        error={folders.error}
        retry={() => void folders.refetch()}
      />
    );
  if (folders.data === undefined) return <Waiting />;
  return (
    <>
      <FolderList folders={folders.data.pages.flatMap(({ items }) => items)} {...list} />
      {folders.hasNextPage && (
        <Button
          variant="subtle"
          fullWidth
          loading={folders.isFetchingNextPage}
          onClick={() => void folders.fetchNextPage()}
        >
          {directoryMessages.moveMore}
        </Button>
      )}
    </>
  );
}

function MatchedFolders({ words, ...list }: FolderListProps & { words: string }) {
  const match = useQuery(searchQuery(words, undefined));
  if (match.isLoadingError)
    return (
      <FailedState
        title={directoryMessages.searchFailed}
        error={match.error}
        retry={() => void match.refetch()}
      />
    );
  if (match.data === undefined) return <Waiting />;
  return <FolderList folders={match.data.items.filter(({ fs_type }) => fs_type === 'DIR')} {...list} />;
}

function FolderList({
  folders,
  excluded,
  accepts,
  chosen,
  choose,
  enter,
}: FolderListProps & { folders: readonly BrowsedFolder[] }) {
  const offered = folders.filter(({ id }) => !excluded.has(id));
  if (offered.length === 0) return <NoFolders />;
  return (
    <ul className={classes.list} aria-label={directoryMessages.moveList}>
      {offered.map((folder) => (
        <li key={folder.id} className={classes.row} data-chosen={chosen?.id === folder.id || undefined}>
          <button
            type="button"
            className={classes.choose}
            aria-pressed={chosen?.id === folder.id}
            disabled={!accepts(folder)}
            onClick={() => choose(folder)}
            onDoubleClick={() => enter(folder)}
          >
            <IconFolderFilled size={20} stroke={1.5} className={classes.folder ?? ''} aria-hidden />
            <span className={classes.words}>
              <span className={classes.name}>{folder.name}</span>
              {folder.folder_path !== undefined && (
                <span className={classes.path}>{positionOf(folder.folder_path)}</span>
              )}
            </span>
          </button>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={directoryMessages.moveInto(folder.name)}
            onClick={() => enter(folder)}
          >
            <IconChevronRight size={18} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

const NoFolders = () => (
  <Text c="dimmed" ta="center" py="xl">
    {directoryMessages.moveEmpty}
  </Text>
);

function Waiting() {
  return (
    <Stack gap="xs" p="xs" aria-hidden>
      <Skeleton height={24} />
      <Skeleton height={24} />
      <Skeleton height={24} />
    </Stack>
  );
}
