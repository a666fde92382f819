import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { ActionIcon, Button, Group, ScrollArea, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { notify } from '../../../shared/notices/notify';
import { FailedState } from '../../../shared/states/FailedState';
import type { DirectoryItem } from '../list/directory-rows';
import { ItemIcon } from '../list/ItemIcon';
import { placeOf } from '../place-of';
import { breadcrumbQuery, foldersQuery, searchQuery } from '../queries/directory-queries';
import classes from './MoveForm.module.css';

type Folder = { id: string; name: string; folder_path?: string[] };

type MoveFormProps = {
  items: readonly DirectoryItem[];
  /** The initially listed folder: the open one. */
  startId: string;
  close: () => void;
  move: (folder: Folder) => void;
};

/** Selects the destination of a move: a list of folders to navigate, or to search (specification 1 §2 and §5). */
export function MoveForm({ items, startId, close, move }: MoveFormProps) {
  const [at, setAt] = useState(startId);
  const [chosen, setChosen] = useState<Folder | null>(null);
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), 250);
  const crumbs = useQuery(breadcrumbQuery(at));
  const above = crumbs.data?.at(-2);
  const here = crumbs.data?.at(-1);
  const excluded = new Set(items.map(({ id }) => id));
  const isSearching = asked.length >= 2;
  // The current folder of the items is not a destination, unless another folder in it is selected.
  const isSamePlace = items.every(({ parent_id }) => parent_id === at);
  const target = chosen ?? (isSamePlace || isSearching ? null : (here ?? null));

  function enter(folder: Folder): void {
    setAt(folder.id);
    setChosen(null);
    setWords('');
  }

  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        aria-label={directoryMessages.moveSearch}
        placeholder={directoryMessages.moveSearch}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setChosen(null);
        }}
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
          <Text fw={550} truncate>
            {here?.name ?? ''}
          </Text>
        </Group>
      )}
      <ScrollArea h={280} type="auto" className={classes.frame ?? ''}>
        {isSearching ? (
          <FoundFolders words={asked} excluded={excluded} chosen={chosen} choose={setChosen} enter={enter} />
        ) : (
          <FoldersOf folderId={at} excluded={excluded} chosen={chosen} choose={setChosen} enter={enter} />
        )}
      </ScrollArea>
      <DialogFooter>
        <Button variant="default" onClick={close}>
          {shellMessages.cancel}
        </Button>
        <Button
          maw="100%"
          onClick={() => (target === null ? notify.validation(directoryMessages.moveChoose) : move(target))}
        >
          {target === null ? directoryMessages.moveHere : directoryMessages.moveTo(target.name)}
        </Button>
      </DialogFooter>
    </Stack>
  );
}

type FolderListProps = {
  excluded: ReadonlySet<string>;
  chosen: Folder | null;
  choose: (folder: Folder) => void;
  enter: (folder: Folder) => void;
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

function FoundFolders({ words, ...list }: FolderListProps & { words: string }) {
  const found = useQuery(searchQuery(words, undefined));
  if (found.isLoadingError)
    return (
      <FailedState
        title={directoryMessages.searchFailed}
        error={found.error}
        retry={() => void found.refetch()}
      />
    );
  if (found.data === undefined) return <Waiting />;
  return <FolderList folders={found.data.items.filter(({ fs_type }) => fs_type === 'DIR')} {...list} />;
}

function FolderList({
  folders,
  excluded,
  chosen,
  choose,
  enter,
}: FolderListProps & { folders: readonly Folder[] }) {
  const offered = folders.filter(({ id }) => !excluded.has(id));
  if (offered.length === 0)
    return (
      <Text c="dimmed" ta="center" py="xl">
        {directoryMessages.moveEmpty}
      </Text>
    );
  return (
    <ul className={classes.list} aria-label={directoryMessages.moveList}>
      {offered.map((folder) => (
        <li key={folder.id} className={classes.row} data-chosen={chosen?.id === folder.id || undefined}>
          <button
            type="button"
            className={classes.choose}
            aria-pressed={chosen?.id === folder.id}
            onClick={() => choose(folder)}
            onDoubleClick={() => enter(folder)}
          >
            <ItemIcon name={folder.name} fsType="DIR" size={20} />
            <span className={classes.words}>
              <span className={classes.name}>{folder.name}</span>
              {folder.folder_path !== undefined && (
                <span className={classes.path}>{placeOf(folder.folder_path)}</span>
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

function Waiting() {
  return (
    <Stack gap="xs" p="xs" aria-hidden>
      <Skeleton height={24} />
      <Skeleton height={24} />
      <Skeleton height={24} />
    </Stack>
  );
}
