import { endpoints } from '@lienzo/schema/endpoints';
import type { EmployeeDetail } from '@lienzo/schema/masters/employee-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { filledByCurp, oddPerson } from '@lienzo/schema/payroll/expected-person';
import { isSameIdentity } from '@lienzo/schema/payroll/person-keys';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import { useMasterSaved } from '../use-master-saved';
import {
  type EmployeeValues,
  employeeBody,
  employeeFields,
  employeeValues,
  type Positions,
} from './employee-fields';
import { OddNotes } from './OddNotes';
import { useIdentityQuestion } from './use-identity-question';

type EditEmployeeDialogProps = {
  employee: EmployeeDetail;
  places: Positions;
  isOpen: boolean;
  close: () => void;
};

/** 'Editar datos' of an employee; the salary has its own dialog. */
export function EditEmployeeDialog({ employee, places, isOpen, close }: EditEmployeeDialogProps) {
  const saved = useMasterSaved(employee.nomina_id);
  const identity = useIdentityQuestion(employee.nomina_id);
  const bodyOf = (values: EmployeeValues) => ({ ...employeeBody(values), id: employee.id });
  return (
    <FormDialog<EmployeeValues>
      title={masterMessages.employeeTitle(employee.name)}
      isOpen={isOpen}
      close={close}
      size={720}
      groups={employeeFields(places, employee)}
      initialValues={employeeValues(employee)}
      check={(values) => problemsOf(endpoints.update_employee, bodyOf(values))}
      fill={filledByCurp}
      verb={masterMessages.save}
      send={async (values) => {
        const name = `${values.nombres} ${values.apellido_paterno}`.trim();
        const asks = employee.estatus === 'A' && !isSameIdentity(employee, values);
        const identidades = asks ? await identity.answersFor({ ...values, name }, employee.id) : [];
        if (identidades === null) return 'stay';
        await call(endpoints.update_employee, { body: { ...bodyOf(values), identidades } });
        await saved();
      }}
    >
      {(values) => (
        <>
          <OddNotes odd={oddPerson(values)} />
          {identity.question}
        </>
      )}
    </FormDialog>
  );
}
