import { endpoints } from '@lienzo/schema/endpoints';
import type { RejectionCodeEntry } from '@lienzo/schema/imss/movement-endpoints';
import { movementMessages as texts } from '@lienzo/schema/imss/movement-messages';
import {
  ActionIcon,
  Button,
  Drawer,
  Skeleton,
  Stack,
  Table,
  Text,
  Textarea,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { useLayer } from '../../../shared/layers/use-layer';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { notify } from '../../../shared/notices/notify';
import { FailedState } from '../../../shared/states/FailedState';
import { imssKey } from '../imss-queries';
import { TableFrame } from '../TableFrame';
import { rejectionCodesQuery } from './movement-queries';

const TOAST = 'imss codes';
const EMPTY: RejectionCodeEntry = { code: '', explanation: '', fix: '' };

/** What the codes of rejections mean: a table that the bureau keeps, for no public list exists. */
export function CodesDrawer({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  useLayer(isOpen, close);
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size={640}
      title={texts.codes}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {isOpen && <Codes />}
    </Drawer>
  );
}

function Codes() {
  const queries = useQueryClient();
  const codes = useQuery(rejectionCodesQuery);
  const [entry, setEntry] = useState(EMPTY);
  const reporting = {
    onSuccess: ({ message }: { message: string }) => {
      setEntry(EMPTY);
      notify.success(message, TOAST);
    },
    meta: { thing: TOAST },
    onSettled: () => queries.invalidateQueries({ queryKey: imssKey }),
  };
  const save = useMutation({
    ...reporting,
    mutationFn: () => call(endpoints.save_imss_rejection_code, { body: entry }),
  });
  const remove = useMutation({
    ...reporting,
    mutationFn: (code: string) => call(endpoints.delete_imss_rejection_code, { body: { code } }),
  });
  if (codes.isLoadingError)
    return <FailedState title={texts.codesFailed} error={codes.error} retry={() => void codes.refetch()} />;
  if (codes.data === undefined) return <Skeleton height={240} />;
  const known = codes.data.codes;
  const change = (more: Partial<RejectionCodeEntry>): void => setEntry({ ...entry, ...more });
  const isComplete = entry.code.trim() !== '' && entry.explanation.trim() !== '';
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {texts.codesLead}
      </Text>
      {codes.data.unexplained.map(({ code, message }) => (
        <Text key={code} size="sm">
          {texts.unexplained(code, message)}{' '}
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => setEntry({ code, explanation: message, fix: '' })}
          >
            {texts.explain}
          </Button>
        </Text>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) save.mutate();
        }}
      >
        <Stack gap="xs">
          <TextInput
            label={texts.code}
            maxLength={20}
            value={entry.code}
            onChange={(event) => change({ code: event.currentTarget.value })}
          />
          <Textarea
            label={texts.explanation}
            autosize
            maxLength={500}
            value={entry.explanation}
            onChange={(event) => change({ explanation: event.currentTarget.value })}
          />
          <Textarea
            label={texts.book.columns.fix}
            autosize
            maxLength={500}
            value={entry.fix}
            onChange={(event) => change({ fix: event.currentTarget.value })}
          />
          <Button
            type="submit"
            disabled={!isComplete}
            loading={save.isPending}
            style={{ alignSelf: 'start' }}
          >
            {texts.saveCode}
          </Button>
        </Stack>
      </form>
      {known.length === 0 && <Text c="dimmed">{texts.noCodes}</Text>}
      {known.length > 0 && (
        <TableFrame label={texts.codes}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.code}</Table.Th>
              <Table.Th>{texts.explanation}</Table.Th>
              <Table.Th>{texts.book.columns.fix}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{texts.options}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {known.map((one) => (
              <Table.Tr key={one.code}>
                <Table.Td>{one.code}</Table.Td>
                <Table.Td>{one.explanation}</Table.Td>
                <Table.Td>{one.fix}</Table.Td>
                <Table.Td className={listClasses.actionsCell ?? ''}>
                  <ActionIcon
                    variant="subtle"
                    aria-label={texts.editCode(one.code)}
                    onClick={() => setEntry(one)}
                  >
                    <IconPencil size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={texts.deleteCode(one.code)}
                    onClick={() => remove.mutate(one.code)}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </TableFrame>
      )}
    </Stack>
  );
}
