import { movementMessages as texts } from '@lienzo/schema/imss/movement-messages';
import { ActionIcon, Table, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import listClasses from '../../../shared/lists/ListTable.module.css';
import { TableFrame } from '../TableFrame';

type CodeRowsProps<Entry> = {
  label: string;
  heads: readonly string[];
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  cellsOf: (entry: Entry) => readonly string[];
  /** Names of the buttons. */
  editLabel: (entry: Entry) => string;
  deleteLabel: (entry: Entry) => string;
  edit: (entry: Entry) => void;
  remove: (entry: Entry) => void;
};

/** Codes that are explained, each to be changed or deleted. */
export function CodeRows<Entry>({ label, heads, entries, keyOf, cellsOf, ...actions }: CodeRowsProps<Entry>) {
  return (
    <TableFrame label={label}>
      <Table.Thead>
        <Table.Tr>
          {heads.map((head) => (
            <Table.Th key={head}>{head}</Table.Th>
          ))}
          <Table.Th>
            <VisuallyHidden>{texts.options}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map((entry) => (
          <Table.Tr key={keyOf(entry)}>
            {cellsOf(entry).map((cell, at) => (
              <Table.Td key={heads[at]}>{cell}</Table.Td>
            ))}
            <Table.Td className={listClasses.actionsCell ?? ''}>
              <ActionIcon
                variant="subtle"
                aria-label={actions.editLabel(entry)}
                onClick={() => actions.edit(entry)}
              >
                <IconPencil size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={actions.deleteLabel(entry)}
                onClick={() => actions.remove(entry)}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </TableFrame>
  );
}
