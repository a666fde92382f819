import { MAX_MESSAGE, SCHEDULE_ROLES } from '@lienzo/schema/schedules/schedule-endpoints';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Checkbox, Group, MultiSelect, Stack, TagsInput, Text, Textarea } from '@mantine/core';
import { FolderField } from '../../../shared/directory/FolderField';
import type { DraftParts, FollowedClient, Paysheet } from './schedule-draft';

const { form: texts } = scheduleMessages;

export type ScheduleOptions = {
  people: { id: string; name: string; mail: string; client: string | null }[];
  paysheets: Paysheet[];
  clients: FollowedClient[];
};

type TargetFieldsProps = DraftParts & {
  options: ScheduleOptions;
};

/** Where the files go: a folder, people, roles, addresses. */
export function TargetFields({ draft, change, errors, options }: TargetFieldsProps) {
  return (
    <Stack gap="sm" role="group" aria-label={texts.targets}>
      <div>
        <Text fw={550}>{texts.targets}</Text>
        <Text size="sm" c="dimmed">
          {texts.targetsHelp}
        </Text>
      </div>
      <FolderField
        label={texts.folder}
        dataPath="folder_id"
        clearable
        value={draft.folder_id}
        error={errors.folder_id}
        onChange={(folder_id) => change({ folder_id })}
      />
      <MultiSelect
        label={texts.people}
        data-path="people"
        searchable
        clearable
        limit={100}
        nothingFoundMessage={texts.nothingFound}
        data={options.people.map(({ id, name, mail, client }) => ({
          value: id,
          label: [name, ...(client === null ? [] : [client]), mail].join(' · '),
        }))}
        value={draft.people}
        error={errors.people}
        onChange={(people) => change({ people })}
      />
      <Checkbox.Group
        label={texts.roles}
        value={draft.roles}
        onChange={(roles) => change({ roles: SCHEDULE_ROLES.filter((role) => roles.includes(role)) })}
      >
        <Group gap="lg" mt={6}>
          {SCHEDULE_ROLES.map((role) => (
            <Checkbox key={role} value={role} label={texts.roleNames[role]} />
          ))}
        </Group>
      </Checkbox.Group>
      <TagsInput
        label={texts.mails}
        description={texts.mailsHelp}
        data-path="mails"
        splitChars={[',', ';', ' ']}
        acceptValueOnBlur
        value={draft.mails}
        error={errors.mails}
        onChange={(mails) => change({ mails: mails.map((mail) => mail.trim()) })}
      />
      {isMailed(draft) && (
        <Textarea
          label={texts.message}
          description={texts.messageHelp}
          data-path="message"
          autosize
          minRows={2}
          maxRows={8}
          maxLength={MAX_MESSAGE}
          value={draft.message}
          error={errors.message}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}

/** Somebody gets a mail: those who are named, or whom each part is about. */
const isMailed = ({ output, people, roles, mails }: DraftParts['draft']): boolean =>
  people.length + roles.length + mails.length > 0 || (output.kind === 'parts' && output.each === 'mail');
