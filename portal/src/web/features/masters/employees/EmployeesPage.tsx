import { EMPLOYEES_PAGE, type EmployeeRow } from '@lienzo/schema/masters/employee-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { Pagination, Text } from '@mantine/core';
import classes from '../masters.module.css';
import type { MastersSearch } from '../masters-search';
import { EmployeesTable } from './EmployeesTable';

type EmployeesPageProps = {
  employees: readonly EmployeeRow[];
  /** On all pages. */
  total: number;
  search: MastersSearch;
  change: (next: MastersSearch) => void;
};

/** A page of people, and the way to the others. */
export function EmployeesPage({ employees, total, search, change }: EmployeesPageProps) {
  return (
    <>
      <EmployeesTable
        employees={employees}
        search={search}
        change={change}
        open={(id) => change({ empleado: id })}
      />
      <div className={classes.foot}>
        <Text size="sm" c="dimmed" role="status">
          {masterMessages.countEmployees(total)}
        </Text>
        {total > EMPLOYEES_PAGE && (
          <Pagination
            size="sm"
            total={Math.ceil(total / EMPLOYEES_PAGE)}
            value={search.pagina ?? 1}
            onChange={(pagina) => change({ pagina })}
            aria-label={masterMessages.pages}
            getItemProps={(number) => ({ 'aria-label': masterMessages.pageOf(number) })}
            getControlProps={(control) => ({
              'aria-label': control === 'next' ? masterMessages.nextPage : masterMessages.previousPage,
            })}
          />
        )}
      </div>
    </>
  );
}
