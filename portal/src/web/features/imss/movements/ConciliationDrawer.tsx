import { formatCell, formatMediumDate } from '@lienzo/schema/data/format';
import { CONCILIATION_STATES, type ConciliationState } from '@lienzo/schema/imss/conciliation/conciliate';
import { CONCILIATION_PAGE, type ConciliationLine } from '@lienzo/schema/imss/movement-endpoints';
import { movementMessages as texts } from '@lienzo/schema/imss/movement-messages';
import { Badge, Drawer, Pagination, Select, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLayer } from '../../../shared/layers/use-layer';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { FailedState } from '../../../shared/states/FailedState';
import { FindingsList } from '../FindingsList';
import { TableFrame } from '../TableFrame';
import { type ConciliatedScope, conciliationQuery } from './movement-queries';

type ConciliationDrawerProps = { scope: ConciliatedScope; isOpen: boolean; close: () => void };

/** Each movement beside what the IMSS has of it, and what movements lack. */
export function ConciliationDrawer({ scope, isOpen, close }: ConciliationDrawerProps) {
  useLayer(isOpen, close);
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size={960}
      title={texts.detail}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {isOpen && <Detail scope={scope} />}
    </Drawer>
  );
}

const isState = (value: string | null): value is ConciliationState =>
  CONCILIATION_STATES.some((state) => state === value);

function Detail({ scope }: { scope: ConciliatedScope }) {
  const [state, setState] = useState<ConciliationState>();
  const [page, setPage] = useState(1);
  const conciliation = useQuery(conciliationQuery(scope, { state, page }));
  if (conciliation.isLoadingError)
    return (
      <FailedState
        title={texts.detailFailed}
        error={conciliation.error}
        retry={() => void conciliation.refetch()}
      />
    );
  if (conciliation.data === undefined) return <Skeleton height={320} />;
  const { counts, total, rows, findings } = conciliation.data;
  const offered = CONCILIATION_STATES.filter((one) => (counts[one] ?? 0) > 0);
  return (
    <Stack gap="md">
      <Select
        label={texts.book.columns.state}
        placeholder={texts.allStates}
        clearable
        maw={320}
        value={state ?? null}
        onChange={(value) => {
          setState(isState(value) ? value : undefined);
          setPage(1);
        }}
        data={offered.map((one) => ({
          value: one,
          label: texts.counted(texts.states[one], counts[one] ?? 0),
        }))}
      />
      <FindingsList title={texts.findingsTitle} findings={findings} />
      <TableFrame label={texts.detail}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.book.columns.state}</Table.Th>
            <Table.Th>{texts.book.columns.name}</Table.Th>
            <Table.Th>{texts.book.columns.type}</Table.Th>
            <Table.Th>{texts.book.columns.date}</Table.Th>
            <Table.Th className={listClasses.number ?? ''}>{texts.book.columns.sbc}</Table.Th>
            <Table.Th>{texts.onTime}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is replaced as a whole
            <Line key={`${at} ${row.nss}`} row={row} />
          ))}
        </Table.Tbody>
      </TableFrame>
      {total > CONCILIATION_PAGE && (
        <Pagination
          size="sm"
          total={Math.ceil(total / CONCILIATION_PAGE)}
          value={page}
          onChange={setPage}
          getControlProps={(control) => ({ 'aria-label': texts.pages[control] })}
        />
      )}
    </Stack>
  );
}

const money = (amount: string | null): string =>
  amount === null ? '' : formatCell(amount, 'numeric', 'moneda');
const dayText = (date: string | null): string => (date === null ? '' : formatMediumDate(date));

function Line({ row }: { row: ConciliationLine }) {
  const differs = (field: ConciliationLine['differences'][number]): boolean =>
    row.differences.includes(field);
  return (
    <Table.Tr className="lienzo-figures">
      <Table.Td>
        <Badge variant="light" tt="none" color={texts.colors[row.state]}>
          {texts.states[row.state]}
        </Badge>
        {row.rejection !== null && <Text size="xs">{row.rejection}</Text>}
      </Table.Td>
      <Table.Td>
        {[row.human_id, row.name].filter(Boolean).join(' ')}
        <Text size="xs" c="dimmed">
          {row.nss}
        </Text>
        {differs('nombre') && <Text size="xs">{texts.atImss(row.imss_name ?? '')}</Text>}
      </Table.Td>
      <Table.Td>
        {texts.types[row.type]}
        {row.reason === 'aniversario' || row.reason === 'prestaciones' || row.reason === 'variabilidad' ? (
          <Text size="xs" c="dimmed">
            {texts.reasons[row.reason]}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        {dayText(row.date ?? row.imss_date)}
        {differs('fecha') && <Text size="xs">{texts.atImss(dayText(row.imss_date))}</Text>}
      </Table.Td>
      <Table.Td className={listClasses.number ?? ''}>
        {money(row.sbc ?? row.imss_sbc)}
        {differs('sbc') && <Text size="xs">{texts.atImss(money(row.imss_sbc))}</Text>}
      </Table.Td>
      <Table.Td style={{ whiteSpace: 'nowrap' }}>
        {dayText(row.due_on)}
        {row.is_late && (
          <Text size="xs" c="var(--mantine-color-error)">
            {texts.late}
          </Text>
        )}
        {row.due_on !== null && !row.is_confirmed && <Text size="xs">{texts.unconfirmed}</Text>}
      </Table.Td>
    </Table.Tr>
  );
}
