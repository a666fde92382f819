import { formatCell, formatMediumDate } from '@lienzo/schema/data/format';
import { BATCH_PAGE, type BatchMovement } from '@lienzo/schema/imss/movement-endpoints';
import { movementMessages as texts } from '@lienzo/schema/imss/movement-messages';
import { Badge, Drawer, Pagination, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLayer } from '../../../shared/layers/use-layer';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { FailedState } from '../../../shared/states/FailedState';
import { FindingsList } from '../FindingsList';
import { TableFrame } from '../TableFrame';
import { BatchActions } from './BatchActions';
import { batchQuery } from './movement-queries';

type BatchDrawerProps = {
  /** Undefined: closed. */
  batchId: number | undefined;
  close: () => void;
};

/** The movements of a batch, its files, and the way to the IMSS and back. */
export function BatchDrawer({ batchId, close }: BatchDrawerProps) {
  useLayer(batchId !== undefined, close);
  return (
    <Drawer
      opened={batchId !== undefined}
      onClose={close}
      position="right"
      size={880}
      title={batchId === undefined ? '' : texts.batchName(batchId)}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {batchId !== undefined && <Batch key={batchId} batchId={batchId} />}
    </Drawer>
  );
}

function Batch({ batchId }: { batchId: number }) {
  const [page, setPage] = useState(1);
  const content = useQuery(batchQuery(batchId, page));
  if (content.isLoadingError)
    return (
      <FailedState title={texts.batchFailed} error={content.error} retry={() => void content.refetch()} />
    );
  if (content.data === undefined) return <Skeleton height={320} />;
  const { batch, movements, findings, total } = content.data;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {[batch.nomina, batch.registro, texts.batchStates[batch.state]].join(' · ')}
      </Text>
      <BatchActions batch={batch} />
      <FindingsList title={texts.findingsTitle} findings={findings} />
      <TableFrame label={texts.movementsOf}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.book.columns.name}</Table.Th>
            <Table.Th>{texts.book.columns.type}</Table.Th>
            <Table.Th>{texts.book.columns.date}</Table.Th>
            <Table.Th className={listClasses.number ?? ''}>{texts.book.columns.sbc}</Table.Th>
            <Table.Th>{texts.batchColumns.state}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </Table.Tbody>
      </TableFrame>
      {total > BATCH_PAGE && (
        <Pagination
          size="sm"
          total={Math.ceil(total / BATCH_PAGE)}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': texts.pages[control] })}
        />
      )}
    </Stack>
  );
}

function Movement({ movement }: { movement: BatchMovement }) {
  const { human_id, name, nss, type, reason, date, sbc, outcome, written, rejection, is_late, due_on } =
    movement;
  return (
    <Table.Tr className="lienzo-figures">
      <Table.Td>
        {[human_id, name].filter(Boolean).join(' ')}
        <Text size="xs" c="dimmed">
          {nss}
        </Text>
      </Table.Td>
      <Table.Td>
        {texts.types[type]}
        <Text size="xs" c="dimmed">
          {texts.reasons[reason]}
        </Text>
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>{formatMediumDate(date)}</Table.Td>
      <Table.Td className={listClasses.number ?? ''}>
        {sbc === null ? '' : formatCell(sbc, 'numeric', 'moneda')}
      </Table.Td>
      <Table.Td>
        {written ? (
          texts.outcomes[outcome]
        ) : (
          <Badge variant="light" tt="none" color="red">
            {texts.notWritten}
          </Badge>
        )}
        {rejection !== null && <Text size="xs">{rejection}</Text>}
        {is_late && (
          <Text size="xs" c="var(--mantine-color-error)">
            {texts.lateSince(formatMediumDate(due_on))}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
