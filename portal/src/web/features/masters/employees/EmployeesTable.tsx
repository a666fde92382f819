import { formatMediumDate } from '@lienzo/schema/data/format';
import { EMPLOYEE_COLUMNS, type EmployeeColumn } from '@lienzo/schema/masters/employee-columns';
import type { EmployeeRow } from '@lienzo/schema/masters/employee-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { Badge, Table, Text, UnstyledButton } from '@mantine/core';
import list from '../../../shared/lists/ListTable.module.css';
import { NarrowSort } from '../../../shared/lists/NarrowSort';
import { SortHead, type SortOrder } from '../../../shared/lists/SortHead';
import type { MastersSearch } from '../masters-search';
import { money } from './money';

const CELLS = {
  name: '',
  human_id: list.wide ?? '',
  position: list.wide ?? '',
  hire_date: list.wide ?? '',
  daily_salary: list.number ?? '',
} satisfies Record<EmployeeColumn, string>;

type EmployeesTableProps = {
  employees: readonly EmployeeRow[];
  search: MastersSearch;
  change: (next: MastersSearch) => void;
  open: (id: number) => void;
};

/** A page of the people of a payroll, in the order that the server gives. */
export function EmployeesTable({ employees, search, change, open }: EmployeesTableProps) {
  const { orden = 'name', sentido = 'asc' } = search;
  const sort = (column: EmployeeColumn, order: SortOrder): void =>
    change({ orden: column, sentido: order, pagina: undefined });
  return (
    <>
      <NarrowSort
        columns={EMPLOYEE_COLUMNS}
        labels={masterMessages.columns}
        column={orden}
        order={sentido}
        sort={sort}
      />
      <div className={list.frame}>
        <Table className={list.table ?? ''} aria-label={masterMessages.employeesLabel} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              {EMPLOYEE_COLUMNS.map((column) => (
                <SortHead
                  key={column}
                  className={CELLS[column]}
                  align={column === 'daily_salary' ? 'right' : 'left'}
                  order={orden === column ? sentido : undefined}
                  sort={(order) => sort(column, order)}
                >
                  {masterMessages.columns[column]}
                </SortHead>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {employees.map((employee) => (
              <EmployeeLine key={employee.id} employee={employee} open={open} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}

function EmployeeLine({ employee, open }: { employee: EmployeeRow; open: (id: number) => void }) {
  const { id, name, human_id, position, centro_de_costos, hire_date, estatus, daily_salary } = employee;
  return (
    <Table.Tr onDoubleClick={() => open(id)}>
      <Table.Td>
        <UnstyledButton className={list.name ?? ''} onClick={() => open(id)}>
          {name}
        </UnstyledButton>{' '}
        {estatus === 'F' && (
          <Badge variant="light" color="gray" size="sm">
            {masterMessages.leftBadge}
          </Badge>
        )}
        {/* What the narrow table has no columns for. */}
        <Text size="sm" c="dimmed" className={list.narrow ?? ''}>
          {human_id ?? id} · {position}
        </Text>
      </Table.Td>
      <Table.Td className={`${CELLS.human_id} lienzo-figures`}>{human_id}</Table.Td>
      <Table.Td className={CELLS.position}>
        {position}
        <Text size="xs" c="dimmed">
          {centro_de_costos}
        </Text>
      </Table.Td>
      <Table.Td className={CELLS.hire_date}>{formatMediumDate(hire_date)}</Table.Td>
      <Table.Td className={`${CELLS.daily_salary} lienzo-figures`}>{money(daily_salary)}</Table.Td>
    </Table.Tr>
  );
}
