import { formatMediumDate } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import { calendarMessages } from '@lienzo/schema/imss/calendar-messages';
import {
  ActionIcon,
  Button,
  Drawer,
  Skeleton,
  Stack,
  Table,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { DayField } from '../../../shared/forms/DayField';
import { useLayer } from '../../../shared/layers/use-layer';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { notify } from '../../../shared/notices/notify';
import { FailedState } from '../../../shared/states/FailedState';
import { imssKey } from '../imss-queries';
import { TableFrame } from '../TableFrame';
import { nonWorkingDaysQuery } from './movement-queries';

const texts = calendarMessages.nonWorking;
const TOAST = 'imss non-working days';
const EMPTY = { day: '', reason: '' };

/** Days on which the IMSS receives nothing, which its deadlines leave out. */
export function NonWorkingDaysDrawer({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  useLayer(isOpen, close);
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size={560}
      title={texts.title}
      closeButtonProps={{ 'aria-label': calendarMessages.close }}
    >
      {isOpen && <Days />}
    </Drawer>
  );
}

function Days() {
  const queries = useQueryClient();
  const known = useQuery(nonWorkingDaysQuery);
  const [entry, setEntry] = useState(EMPTY);
  const reporting = {
    meta: { thing: TOAST },
    onSettled: () => queries.invalidateQueries({ queryKey: imssKey }),
  };
  const save = useMutation({
    ...reporting,
    mutationFn: () => call(endpoints.save_imss_non_working_day, { body: entry }),
    onSuccess: ({ message }) => {
      setEntry(EMPTY);
      notify.success(message, TOAST);
    },
  });
  const remove = useMutation({
    ...reporting,
    mutationFn: (day: string) => call(endpoints.delete_imss_non_working_day, { body: { day } }),
    onSuccess: ({ message }) => notify.success(message, TOAST),
  });
  if (known.isLoadingError)
    return <FailedState title={texts.failed} error={known.error} retry={() => void known.refetch()} />;
  if (known.data === undefined) return <Skeleton height={240} />;
  const { days, can } = known.data;
  const isComplete = entry.day !== '' && entry.reason.trim() !== '';
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      {can.edit && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isComplete) save.mutate();
          }}
        >
          <Stack gap="xs">
            <DayField label={texts.day} value={entry.day} onChange={(day) => setEntry({ ...entry, day })} />
            <TextInput
              label={texts.reason}
              maxLength={200}
              value={entry.reason}
              onChange={(event) => setEntry({ ...entry, reason: event.currentTarget.value })}
            />
            <Button
              type="submit"
              disabled={!isComplete}
              loading={save.isPending}
              style={{ alignSelf: 'start' }}
            >
              {texts.add}
            </Button>
          </Stack>
        </form>
      )}
      <TableFrame label={texts.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.day}</Table.Th>
            <Table.Th>{texts.reason}</Table.Th>
            <Table.Th>{texts.origin}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{texts.options}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.map(({ day, reason, is_own }) => (
            <Table.Tr key={`${day} ${is_own}`}>
              <Table.Td>{formatMediumDate(day)}</Table.Td>
              <Table.Td>{reason}</Table.Td>
              <Table.Td>{is_own ? texts.own : texts.legal}</Table.Td>
              <Table.Td className={listClasses.actionsCell ?? ''}>
                {is_own && can.edit && (
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={texts.delete(formatMediumDate(day))}
                    onClick={() => remove.mutate(day)}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </TableFrame>
    </Stack>
  );
}
