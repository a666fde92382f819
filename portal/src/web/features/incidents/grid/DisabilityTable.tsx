import { captureGridMessages } from '@lienzo/schema/capture/capture-grid-messages';
import { ActionIcon, Table } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import listClasses from '../../../shared/lists/ListTable.module.css';
import type { CapturedPeriod } from '../captured-period';
import { DisabilityLineFields } from './DisabilityLineFields';
import classes from './DisabilityTable.module.css';
import {
  type DisabilityLine,
  type DisabilitySheetRow,
  withLine,
  withNewLine,
  withoutLine,
} from './disability-sheet';

const { disabilities: texts } = captureGridMessages;
const { name: _name, id: _id, rows: _rows, ...FIELDS } = texts.columns;
/** Pixels of a line without errors. */
const LINE_HEIGHT = 26;

type DisabilityTableProps = {
  rows: readonly DisabilitySheetRow[];
  of: CapturedPeriod;
  /** A save was tried. */
  shows: boolean;
  change: (row: DisabilitySheetRow, merge?: string) => void;
};

/** Lines of certificates, person by person; only those in view are drawn. */
export function DisabilityTable({ rows, of, shows, change }: DisabilityTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useMemo(
    () => rows.flatMap((row) => row.lines.map((line, at) => ({ row, line, isFirst: at === 0 }))),
    [rows],
  );
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (at) => lines[at]?.line.key ?? at,
    overscan: 4,
  });
  const shown = virtualizer.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <div ref={scroller} className={`${listClasses.frame} ${classes.frame}`}>
      <Table
        className={classes.table ?? ''}
        aria-label={texts.table}
        aria-rowcount={lines.length + 1}
        stickyHeader
      >
        <Table.Thead>
          <Table.Tr aria-rowindex={1}>
            <Table.Th className={classes.name ?? ''}>{texts.columns.name}</Table.Th>
            <Table.Th>{texts.columns.id}</Table.Th>
            {Object.entries(FIELDS).map(([key, title]) => (
              <Table.Th key={key} data-field={key} className={classes.field ?? ''}>
                {title}
              </Table.Th>
            ))}
            <Table.Th>{texts.columns.rows}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Gap height={above} />
          {shown.map(({ index, key }) => {
            const match = lines[index];
            return (
              match !== undefined && (
                <Line
                  key={key}
                  index={index}
                  measure={virtualizer.measureElement}
                  {...match}
                  {...{ of, shows, change }}
                />
              )
            );
          })}
          <Gap height={below} />
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** The room of the lines that are not drawn. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <td style={{ blockSize: height, padding: 0, border: 0 }} colSpan={Object.keys(texts.columns).length} />
    </tr>
  );

type LineProps = Omit<DisabilityTableProps, 'rows'> & {
  row: DisabilitySheetRow;
  line: DisabilityLine;
  isFirst: boolean;
  index: number;
  measure: (element: HTMLElement | null) => void;
};

function Line({ row, line, isFirst, index, measure, of, shows, change }: LineProps) {
  const { person } = row;
  return (
    <Table.Tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <Table.Th
        scope="row"
        className={classes.name ?? ''}
        data-again={!isFirst || undefined}
        title={person.name}
      >
        {person.name}
      </Table.Th>
      <Table.Td className="lienzo-figures">{person.id}</Table.Td>
      <DisabilityLineFields
        name={person.name}
        line={line}
        period={of}
        shows={shows}
        isReadOnly={!of.canSave || line.isElsewhere}
        change={(next, field) => change(withLine(row, line.key, next), field && `${field} ${line.key}`)}
      />
      <Table.Td>
        {of.canSave && (
          <div className={classes.buttons}>
            <ActionIcon
              variant="default"
              aria-label={texts.add(person.name)}
              onClick={() => change(withNewLine(row, line.key))}
            >
              <IconPlus size={16} stroke={1.7} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={texts.remove(person.name)}
              disabled={line.isElsewhere}
              onClick={() => change(withoutLine(row, line.key))}
            >
              <IconMinus size={16} stroke={1.7} />
            </ActionIcon>
          </div>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
