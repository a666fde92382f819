import { formatMediumDate } from '@lienzo/schema/data/format';
import type { ImssBatch } from '@lienzo/schema/imss/movement-endpoints';
import { movementMessages as texts } from '@lienzo/schema/imss/movement-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { Badge, Skeleton, Table, Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { FailedState } from '../../../shared/states/FailedState';
import classes from '../imss.module.css';
import { TableFrame } from '../TableFrame';
import { batchesQuery } from './movement-queries';

type BatchesTableProps = {
  paysheetId: number | undefined;
  /** What changes whenever a request has moved. */
  moved: string;
  open: (batchId: number) => void;
};

/** The batches of the chosen payroll, or of all that the person sees; each opens its movements. */
export function BatchesTable({ paysheetId, moved, open }: BatchesTableProps) {
  const batches = useQuery(batchesQuery(paysheetId, moved));
  const all = batches.data ?? [];
  return (
    <div className={classes.part}>
      <Title order={2} size="h4" mb="xs">
        {texts.batches}
      </Title>
      {batches.isPending && <Skeleton height={80} />}
      {batches.isLoadingError && (
        <FailedState title={texts.batchesFailed} error={batches.error} retry={() => void batches.refetch()} />
      )}
      {batches.data?.length === 0 && <Text c="dimmed">{texts.noBatches}</Text>}
      {all.length > 0 && (
        <TableFrame label={texts.batches}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.batchColumns.batch}</Table.Th>
              <Table.Th className={listClasses.wide ?? ''}>{texts.batchColumns.paysheet}</Table.Th>
              <Table.Th className={listClasses.wide ?? ''}>{texts.batchColumns.register}</Table.Th>
              <Table.Th>{texts.batchColumns.state}</Table.Th>
              <Table.Th className={listClasses.number ?? ''}>{texts.batchColumns.movements}</Table.Th>
              <Table.Th>{texts.onTime}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {all.map((batch) => (
              <BatchRow key={batch.id} batch={batch} open={() => open(batch.id)} />
            ))}
          </Table.Tbody>
        </TableFrame>
      )}
    </div>
  );
}

function BatchRow({ batch, open }: { batch: ImssBatch; open: () => void }) {
  const { id, lote, nomina, registro, state, movements, written, due_on } = batch;
  const today = todayInMexico();
  return (
    <Table.Tr>
      <Table.Td>
        <UnstyledButton className={listClasses.name ?? ''} onClick={open}>
          {texts.batchName(id)}
        </UnstyledButton>
        {lote !== '' && (
          <Text size="xs" c="dimmed">
            {texts.imssLote(lote)}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={listClasses.wide ?? ''}>{nomina}</Table.Td>
      <Table.Td className={listClasses.wide ?? ''}>{registro}</Table.Td>
      <Table.Td>
        <Badge variant="light" tt="none" color={texts.batchColors[state]} miw="max-content">
          {texts.batchStates[state]}
        </Badge>
      </Table.Td>
      <Table.Td className={listClasses.number ?? ''}>{texts.writtenOf(written, movements)}</Table.Td>
      <Table.Td className={classes.nowrap ?? ''}>
        {due_on !== null && (
          <Text span size="sm" {...(due_on <= today ? { c: 'var(--mantine-color-error)' } : {})}>
            {due_on === today
              ? texts.dueToday
              : due_on < today
                ? texts.lateSince(formatMediumDate(due_on))
                : formatMediumDate(due_on)}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
