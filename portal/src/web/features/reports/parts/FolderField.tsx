import { endpoints } from '@lienzo/schema/api/endpoints';
import { partsMessages } from '@lienzo/schema/messages/parts-messages';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';

const { dialog } = partsMessages;
/** Characters that a search needs. */
const SHORTEST = 2;

type FolderFieldProps = { value: string | null; error: string | null; onChange: (id: string | null) => void };

/** A folder of the directory, found by its name and told apart by its path. */
export function FolderField({ value, error, onChange }: FolderFieldProps) {
  const [words, setWords] = useState('');
  const [asked] = useDebouncedValue(words.trim(), 250);
  const found = useQuery({
    queryKey: ['folders by name', asked],
    queryFn: ({ signal }) => call(endpoints.search_directory, { query: { q: asked }, signal }),
    enabled: asked.length >= SHORTEST && value === null,
  });
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const folders = (found.data?.items ?? [])
    .filter(({ fs_type }) => fs_type === 'DIR')
    .map(({ id, name, folder_path }) => ({ value: id, label: [...folder_path, name].join(' / ') }));
  const known = chosen !== null && !folders.some((one) => one.value === chosen.value);
  return (
    <Select
      label={dialog.folder}
      description={dialog.folderHelp}
      error={error}
      searchable
      data={known ? [chosen, ...folders] : folders}
      filter={({ options }) => options}
      value={value}
      searchValue={words}
      onSearchChange={setWords}
      onChange={(id, option) => {
        setChosen(id === null || option === null ? null : { value: id, label: option.label });
        onChange(id);
      }}
      {...(found.isSuccess && { nothingFoundMessage: dialog.noFolders })}
    />
  );
}
