import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { CAPTURE_KINDS } from '@lienzo/schema/capture/capture-rows';
import type { Closing } from '@lienzo/schema/capture/closing-endpoints';
import { formatMediumDate } from '@lienzo/schema/data/format';
import type { PaysheetChoice } from '@lienzo/schema/masters/master-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { Badge, Skeleton, Table, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import list from '../../shared/lists/ListTable.module.css';
import { currentPeriods } from './current-periods';
import { EndedBadge } from './ending/EndedBadge';
import { clientClosingsQuery } from './master-queries';

type PaysheetsTableProps = {
  clientId: string;
  paysheets: readonly PaysheetChoice[];
  open: (id: number) => void;
};

/** The payrolls of a client, each with the period that it is in and how far its capture is. */
export function PaysheetsTable({ clientId, paysheets, open }: PaysheetsTableProps) {
  const today = todayInMexico();
  const closings = useQuery(clientClosingsQuery(clientId, today));
  const periods = currentPeriods(closings.data?.result ?? [], today);
  const cellOf = (id: number) => {
    if (closings.isPending) return <Skeleton height={14} width="70%" />;
    if (closings.isLoadingError) return masterMessages.currentPeriodFailed;
    return <CurrentPeriod closing={periods.get(id)} />;
  };
  return (
    <div className={list.frame}>
      <Table className={list.table ?? ''} aria-label={masterMessages.paysheetsLabel} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={list.wide ?? ''}>{masterMessages.id_humansite}</Table.Th>
            <Table.Th>{masterMessages.paysheet}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{masterMessages.periodicity}</Table.Th>
            <Table.Th>{masterMessages.currentPeriod}</Table.Th>
            <Table.Th className={list.wide ?? ''}>{masterMessages.captureState}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {paysheets.map(({ id, id_humansite, paysheet, periodicity, ended_on }) => (
            <Table.Tr key={id}>
              <Table.Td className={list.wide ?? ''}>{id_humansite}</Table.Td>
              <Table.Td>
                <UnstyledButton className={list.name ?? ''} onClick={() => open(id)}>
                  {paysheet}
                </UnstyledButton>
                <EndedBadge entity="paysheet" ended_on={ended_on} />
                <Text size="sm" c="dimmed" className={list.narrow ?? ''}>
                  {`${id_humansite} · ${periodicity}`}
                </Text>
              </Table.Td>
              <Table.Td className={list.wide ?? ''}>{periodicity}</Table.Td>
              <Table.Td>
                {cellOf(id)}
                <div className={list.narrow ?? ''}>
                  <CaptureState closing={periods.get(id)} />
                </div>
              </Table.Td>
              <Table.Td className={list.wide ?? ''}>
                <CaptureState closing={periods.get(id)} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function CurrentPeriod({ closing }: { closing: Closing | undefined }) {
  if (closing === undefined) return masterMessages.noCurrentPeriod;
  const { mes, initial_date, end_date } = closing;
  return (
    <>
      {mes}
      <Text size="xs" c="dimmed">
        {masterMessages.sinceUntil(formatMediumDate(initial_date), formatMediumDate(end_date))}
      </Text>
    </>
  );
}

function CaptureState({ closing }: { closing: Closing | undefined }) {
  if (closing === undefined) return null;
  const { estatus, states, captured, people, closes } = closing;
  const isOpen = estatus === 'Abierta';
  const isCaptured = isOpen && CAPTURE_KINDS.some((kind) => states[kind] === 'Capturado');
  return (
    <>
      <Badge size="sm" variant="light" color={colorOf(isOpen, isCaptured)}>
        {isCaptured ? masterMessages.openWithCapture : estatus}
      </Badge>
      <Text size="xs" c="dimmed" className="lienzo-figures">
        {captureMessages.closings.captured(captured, people)}
        {isOpen && ` · ${masterMessages.closesOn(formatMediumDate(closes))}`}
      </Text>
    </>
  );
}

function colorOf(isOpen: boolean, isCaptured: boolean): string {
  if (!isOpen) return 'gray';
  return isCaptured ? 'brand' : 'orange';
}
