import { formatMediumDate } from '@lienzo/schema/data/format';
import { imssMessages as texts } from '@lienzo/schema/imss/imss-messages';
import type { ImssStatusRow } from '@lienzo/schema/imss/imss-request';
import { Button, Checkbox, Skeleton, Table, Text, Title, UnstyledButton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { openTicket } from '../../../shared/downloads/open-ticket';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { SearchField } from '../../../shared/lists/SearchField';
import { SortHead } from '../../../shared/lists/SortHead';
import { TableFrame } from '../TableFrame';
import { arrangeStatus, STATUS_COLUMNS, type StatusColumn, type StatusOrder } from './arrange-status';
import classes from './StatusTable.module.css';
import { useEndedNotices } from './use-ended-notices';

type StatusTableProps = {
  title: string;
  /** Undefined while they are read for the first time, or when that failed. */
  rows: readonly ImssStatusRow[] | undefined;
  isPending: boolean;
  /** Opens a row; without it rows only stand there. */
  open?: (row: ImssStatusRow) => void;
};

/** Columns that a phone has no room for. */
const WIDE: readonly StatusColumn[] = ['empresa', 'fecha_inicial', 'fecha_final', 'tiempo'];

const classOf = (column: StatusColumn): { className?: string } => {
  if (column === 'registro') return { className: classes.desk ?? '' };
  return WIDE.includes(column) ? { className: classes.wide ?? '' } : {};
};

/** The selectable and sortable table of what was asked for; rows 2 and 3 have styles of their own (specification 2 §2). */
export function StatusTable({ title, rows, isPending, open }: StatusTableProps) {
  const [words, setWords] = useState<string>();
  const [sorted, sort] = useState<StatusOrder>();
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  useEndedNotices(rows);
  const shown = arrangeStatus(rows ?? [], words ?? '', sorted);
  const selected = shown.filter(({ id }) => chosen.has(id));
  const isAll = shown.length > 0 && selected.length === shown.length;
  return (
    <div className={classes.part}>
      <div className={classes.bar}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <div className={classes.tools}>
          {selected.length > 0 && <DownloadButton rows={selected} />}
          <div className={classes.search}>
            <SearchField
              label={texts.search}
              clearLabel={texts.clearSearch}
              words={words}
              change={setWords}
            />
          </div>
        </div>
      </div>
      {isPending ? (
        <Skeleton height={120} />
      ) : (
        <TableFrame label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={40}>
                <Checkbox
                  size="xs"
                  aria-label={texts.selectAll}
                  checked={isAll}
                  disabled={shown.length === 0}
                  indeterminate={selected.length > 0 && !isAll}
                  onChange={() => choose(new Set(isAll ? [] : shown.map(({ id }) => id)))}
                />
              </Table.Th>
              {STATUS_COLUMNS.map((column) => (
                <SortHead
                  key={column}
                  order={sorted?.column === column ? sorted.order : undefined}
                  sort={(order) => sort({ column, order })}
                  {...classOf(column)}
                >
                  {texts.columns[column]}
                </SortHead>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.length === 0 && (
              <Table.Tr>
                <Table.Td colSpan={1 + STATUS_COLUMNS.length}>
                  <Text size="sm" c="dimmed">
                    {words ? texts.emptySearch : texts.empty}
                  </Text>
                </Table.Td>
              </Table.Tr>
            )}
            {shown.map((row) => (
              <StatusRow
                key={row.id}
                row={row}
                isChosen={chosen.has(row.id)}
                toggle={() => choose(toggled(chosen, row.id))}
                open={open}
              />
            ))}
          </Table.Tbody>
        </TableFrame>
      )}
    </div>
  );
}

function toggled(chosen: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

type StatusRowProps = {
  row: ImssStatusRow;
  isChosen: boolean;
  toggle: () => void;
  open: ((row: ImssStatusRow) => void) | undefined;
};

function StatusRow({ row, isChosen, toggle, open }: StatusRowProps) {
  const wide = classes.wide ?? '';
  return (
    <Table.Tr className={classes.row ?? ''} data-row={row.id} data-chosen={isChosen || undefined}>
      <Table.Td>
        <Checkbox size="xs" aria-label={texts.select(row.nomina)} checked={isChosen} onChange={toggle} />
      </Table.Td>
      <Table.Td className={wide}>{row.empresa}</Table.Td>
      <Table.Td className={classes.payroll ?? ''}>
        {open === undefined ? (
          row.nomina
        ) : (
          <UnstyledButton className={listClasses.name ?? ''} onClick={() => open(row)}>
            {row.nomina}
          </UnstyledButton>
        )}
        <Text className={classes.phone ?? ''} size="xs" c="dimmed">
          {row.registro}
        </Text>
      </Table.Td>
      <Table.Td className={classes.desk ?? ''}>{row.registro}</Table.Td>
      <Table.Td className={classes.status ?? ''}>
        <span aria-live={row.state === 'en_proceso' ? 'polite' : undefined}>{row.status}</span>
      </Table.Td>
      <Table.Td className={`${wide} ${classes.day ?? ''}`}>{formatMediumDate(row.fecha_inicial)}</Table.Td>
      <Table.Td className={`${wide} ${classes.day ?? ''}`}>{formatMediumDate(row.fecha_final)}</Table.Td>
      <Table.Td className={wide}>{row.tiempo}</Table.Td>
    </Table.Tr>
  );
}

/** The files of rows: one as it is, several as a zip. */
function DownloadButton({ rows }: { rows: readonly ImssStatusRow[] }) {
  const ids = [...new Set(rows.flatMap(({ files }) => files.map(({ id }) => id)))];
  const download = useMutation({
    mutationFn: () => openTicket({ ids }),
    meta: { thing: 'imss files' },
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      disabled={ids.length === 0}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {texts.download(ids.length)}
    </Button>
  );
}
