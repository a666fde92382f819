import { configurationMessages } from '@lienzo/schema/accounts/configuration-messages';
import type { ConceptChoice } from '@lienzo/schema/masters/master-endpoints';
import { payrollMessages } from '@lienzo/schema/masters/payroll-messages';
import { Checkbox, Table } from '@mantine/core';
import listClasses from '../../shared/lists/ListTable.module.css';
import classes from './configuration.module.css';

type ConceptsTableProps = {
  concepts: readonly ConceptChoice[];
  chosen: ReadonlySet<number>;
  isReadOnly: boolean;
  mark: (ids: readonly number[], isOn: boolean) => void;
};

/** Concepts with a box each, and one for all that are listed. */
export function ConceptsTable({ concepts, chosen, isReadOnly, mark }: ConceptsTableProps) {
  const ids = concepts.map(({ id }) => id);
  const areAllOn = ids.every((id) => chosen.has(id));
  return (
    <div className={listClasses.frame}>
      <Table className={listClasses.table ?? ''} aria-label={configurationMessages.concepts}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.tick ?? ''}>
              <Checkbox
                aria-label={configurationMessages.allShown}
                checked={areAllOn}
                indeterminate={!areAllOn && ids.some((id) => chosen.has(id))}
                disabled={isReadOnly}
                onChange={() => mark(ids, !areAllOn)}
              />
            </Table.Th>
            <Table.Th>{configurationMessages.conceptColumns.key}</Table.Th>
            <Table.Th>{configurationMessages.conceptColumns.description}</Table.Th>
            <Table.Th className={classes.unit ?? ''}>{configurationMessages.conceptColumns.unit}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {concepts.map(({ id, key, description, type_value }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Checkbox
                  id={`concepto-${id}`}
                  aria-label={`${key} ${description}`}
                  checked={chosen.has(id)}
                  disabled={isReadOnly}
                  onChange={({ currentTarget }) => mark([id], currentTarget.checked)}
                />
              </Table.Td>
              <Table.Td className="lienzo-figures">{key}</Table.Td>
              <Table.Td>
                <label htmlFor={`concepto-${id}`}>{description}</label>
              </Table.Td>
              <Table.Td className={classes.unit ?? ''}>{payrollMessages.units[type_value]}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
