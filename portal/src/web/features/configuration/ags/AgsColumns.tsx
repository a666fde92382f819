import {
  AGS_SOURCES,
  type AgsColumn,
  type AgsSource,
  DEFAULT_AGS_LAYOUT,
  MAX_AGS_HEADING,
} from '@lienzo/schema/runs/ags-layout';
import { agsMessages as texts } from '@lienzo/schema/runs/ags-messages';
import { ActionIcon, Button, Group, Select, Table, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import list from '../../../shared/lists/ListTable.module.css';

type AgsColumnsProps = {
  columns: readonly AgsColumn[];
  /** undefined: they are only read. */
  change: ((columns: AgsColumn[]) => void) | undefined;
};

/** What a column is called at first. */
const headingOf = (source: AgsSource): string =>
  DEFAULT_AGS_LAYOUT.columnas.find(({ fuente }) => fuente === source)?.titulo ?? texts.sources[source];

/** The columns in their order, each of which can be changed, moved and taken away. */
export function AgsColumns({ columns, change }: AgsColumnsProps) {
  const unused = AGS_SOURCES.filter((one) => columns.every(({ fuente }) => fuente !== one));
  const [next] = unused;
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div className={list.frame} tabIndex={0}>
        <Table className={list.table ?? ''} miw={560} aria-label={texts.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.columns.source}</Table.Th>
              <Table.Th>{texts.columns.heading}</Table.Th>
              {change !== undefined && <Table.Th>{texts.columns.order}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {columns.map((column, at) =>
              change === undefined ? (
                <Table.Tr key={column.fuente}>
                  <Table.Td>{texts.sources[column.fuente]}</Table.Td>
                  <Table.Td>{column.titulo}</Table.Td>
                </Table.Tr>
              ) : (
                <ColumnRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no identity but their place
                  key={at}
                  {...{ column, unused, at: at + 1, isLast: at === columns.length - 1 }}
                  change={(changed) => change(columns.with(at, changed))}
                  move={(by) => change(columns.toSpliced(at, 1).toSpliced(at + by, 0, column))}
                  remove={() => change(columns.toSpliced(at, 1))}
                />
              ),
            )}
          </Table.Tbody>
        </Table>
      </div>
      {change !== undefined && (
        <Button
          mt="xs"
          size="xs"
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={next === undefined}
          onClick={() => {
            if (next !== undefined) change([...columns, { fuente: next, titulo: headingOf(next) }]);
          }}
        >
          {texts.add}
        </Button>
      )}
    </div>
  );
}

type ColumnRowProps = {
  column: AgsColumn;
  /** What no column has. */
  unused: readonly AgsSource[];
  /** From 1. */
  at: number;
  isLast: boolean;
  change: (column: AgsColumn) => void;
  move: (by: -1 | 1) => void;
  remove: () => void;
};

function ColumnRow({ column, unused, at, isLast, change, move, remove }: ColumnRowProps) {
  const { fuente, titulo } = column;
  const offered = AGS_SOURCES.filter((one) => one === fuente || unused.includes(one));
  return (
    <Table.Tr>
      <Table.Td>
        <Select
          size="xs"
          aria-label={texts.field(at, texts.columns.source)}
          allowDeselect={false}
          data={offered.map((one) => ({ value: one, label: texts.sources[one] }))}
          value={fuente}
          onChange={(value) => {
            const source = offered.find((one) => one === value);
            if (source === undefined) return;
            // A heading of one's own stays; that of the other value would be wrong.
            const isOwn = titulo.trim() !== '' && titulo !== headingOf(fuente);
            change({ fuente: source, titulo: isOwn ? titulo : headingOf(source) });
          }}
        />
      </Table.Td>
      <Table.Td>
        <TextInput
          size="xs"
          aria-label={texts.field(at, texts.columns.heading)}
          maxLength={MAX_AGS_HEADING}
          value={titulo}
          onChange={(event) => change({ ...column, titulo: event.currentTarget.value })}
        />
      </Table.Td>
      <Table.Td className={list.actionsCell ?? ''}>
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.up(at)}
            disabled={at === 1}
            onClick={() => move(-1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.down(at)}
            disabled={isLast}
            onClick={() => move(1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={texts.remove(at)} onClick={remove}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
