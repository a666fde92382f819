import { SCHEDULE_ROLES } from '@lienzo/schema/api/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/messages/schedule-messages';
import { Checkbox, Group, MultiSelect, Select, Stack, TagsInput, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftParts, Paysheet } from './schedule-draft';
import { foundFoldersQuery } from './schedules-query';

const { form: words } = scheduleMessages;

export type ScheduleOptions = {
  people: { id: string; name: string; mail: string }[];
  paysheets: Paysheet[];
};

type TargetFieldsProps = DraftParts & {
  options: ScheduleOptions;
  /** The name of the folder that was saved. */
  folder: string | null;
};

/** Where the files go: a folder, people, roles, addresses. */
export function TargetFields({ draft, change, errors, options, folder }: TargetFieldsProps) {
  return (
    <Stack gap="sm" role="group" aria-label={words.targets}>
      <div>
        <Text fw={550}>{words.targets}</Text>
        <Text size="sm" c="dimmed">
          {words.targetsHelp}
        </Text>
      </div>
      <FolderField
        folderId={draft.folder_id}
        savedName={folder}
        error={errors.folder_id}
        choose={(folder_id) => change({ folder_id })}
      />
      <MultiSelect
        label={words.people}
        data-path="people"
        searchable
        clearable
        limit={100}
        nothingFoundMessage={words.nothingFound}
        data={options.people.map(({ id, name, mail }) => ({ value: id, label: `${name} · ${mail}` }))}
        value={draft.people}
        error={errors.people}
        onChange={(people) => change({ people })}
      />
      <Checkbox.Group
        label={words.roles}
        value={draft.roles}
        onChange={(roles) => change({ roles: SCHEDULE_ROLES.filter((role) => roles.includes(role)) })}
      >
        <Group gap="lg" mt={6}>
          {SCHEDULE_ROLES.map((role) => (
            <Checkbox key={role} value={role} label={words.roleNames[role]} />
          ))}
        </Group>
      </Checkbox.Group>
      <TagsInput
        label={words.mails}
        description={words.mailsHelp}
        data-path="mails"
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        value={draft.mails}
        error={errors.mails}
        onChange={(mails) => change({ mails: mails.map((mail) => mail.trim()) })}
      />
    </Stack>
  );
}

type FolderFieldProps = {
  folderId: string | null;
  savedName: string | null;
  error: DraftParts['errors'][string];
  choose: (id: string | null) => void;
};

/** A folder, found by a part of its name. */
function FolderField({ folderId, savedName, error, choose }: FolderFieldProps) {
  const [typed, setTyped] = useState(savedName ?? '');
  const [chosen, setChosen] = useState({ id: folderId, label: savedName ?? '' });
  const [asked] = useDebouncedValue(typed.trim(), 250);
  const found = useQuery(foundFoldersQuery(asked));
  const folders = (found.data ?? []).map(({ id, name, folder_path }) => ({
    value: id,
    label: [...folder_path, name].join(' / '),
  }));
  const isListed = folders.some(({ value }) => value === chosen.id);
  const data =
    chosen.id === null || isListed ? folders : [{ value: chosen.id, label: chosen.label }, ...folders];
  return (
    <Select
      label={words.folder}
      description={words.folderHelp}
      data-path="folder_id"
      searchable
      clearable
      filter={({ options }) => options}
      {...(asked.length >= 2 && found.data !== undefined && { nothingFoundMessage: words.noFolder })}
      data={data}
      value={folderId}
      error={error}
      onSearchChange={setTyped}
      onChange={(id, option) => {
        setChosen({ id, label: option?.label ?? '' });
        choose(id);
      }}
    />
  );
}
