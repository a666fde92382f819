import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { PaysheetDetail } from '@lienzo/schema/masters/paysheet-endpoints';
import { Button, Select, Skeleton } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SearchField } from '../../../shared/lists/SearchField';
import toolbar from '../../../shared/lists/Toolbar.module.css';
import { FailedState } from '../../../shared/states/FailedState';
import { assignable } from '../assignable';
import { employeesQuery, registersQuery } from '../master-queries';
import classes from '../masters.module.css';
import type { MastersSearch } from '../masters-search';
import { EmployeePanel } from './EmployeePanel';
import { EmployeesPage } from './EmployeesPage';
import type { Positions } from './employee-fields';
import { NewEmployeeDialog } from './NewEmployeeDialog';
import { NoEmployees } from './NoEmployees';

/** Milliseconds after the last letter until the server is asked. */
const TYPING = 300;

type EmployeesTabProps = {
  paysheet: PaysheetDetail;
  search: MastersSearch;
  change: (next: MastersSearch) => void;
};

/** 'Empleados': the people of the payroll, a page at a time; one of them in a side panel. */
export function EmployeesTab({ paysheet, search, change }: EmployeesTabProps) {
  const [q] = useDebouncedValue(search.q, TYPING);
  const page = useQuery(employeesQuery(paysheet.id, { ...search, q }));
  const positions = useQuery(registersQuery(paysheet.id)).data;
  const [isHiring, hiring] = useDisclosure(false);
  const mayHire = paysheet.can.edit && paysheet.ended_on === null && hasPositions(positions);
  return (
    <div>
      <div className={toolbar.toolbar}>
        <SearchField
          label={masterMessages.searchEmployees}
          clearLabel={masterMessages.clearSearch}
          words={search.q}
          change={(texts) => change({ q: texts, pagina: undefined })}
        />
        <Select
          className={classes.short ?? ''}
          aria-label={masterMessages.estatus}
          allowDeselect={false}
          value={search.estatus ?? ''}
          onChange={(chosen) =>
            change({ estatus: chosen === 'A' || chosen === 'F' ? chosen : undefined, pagina: undefined })
          }
          data={[
            { value: '', label: masterMessages.allPeople },
            { value: 'A', label: masterMessages.active },
            { value: 'F', label: masterMessages.left },
          ]}
        />
        {mayHire && (
          <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={hiring.open}>
            {masterMessages.newEmployee}
          </Button>
        )}
      </div>
      {page.isPending && <Skeleton height={320} />}
      {page.isLoadingError && (
        <FailedState
          title={masterMessages.employeesFailed}
          error={page.error}
          retry={() => void page.refetch()}
        />
      )}
      {page.data?.employees.length === 0 && (
        <NoEmployees
          isFiltered={search.q !== undefined || search.estatus !== undefined}
          lacksPlaces={paysheet.can.edit && positions !== undefined && !hasPositions(positions)}
          change={change}
        />
      )}
      {page.data !== undefined && page.data.employees.length > 0 && (
        <EmployeesPage {...page.data} search={search} change={change} />
      )}
      <EmployeePanel
        paysheet={paysheet}
        employeeId={search.empleado ?? null}
        close={() => change({ empleado: undefined })}
      />
      {positions !== undefined && (
        <NewEmployeeDialog
          paysheet={paysheet}
          places={positions}
          isOpen={isHiring}
          close={hiring.close}
          open={(empleado) => change({ empleado })}
        />
      )}
    </div>
  );
}

/** Nobody is hired without a register and a cost centre. */
const hasPositions = (targets: Positions | undefined): boolean =>
  targets !== undefined &&
  assignable(targets.registers).length > 0 &&
  assignable(targets.cost_centers).length > 0;
