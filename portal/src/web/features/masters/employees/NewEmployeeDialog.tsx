import { endpoints } from '@lienzo/schema/endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { PaysheetDetail } from '@lienzo/schema/masters/paysheet-endpoints';
import { filledByCurp, oddPerson, oddSalary } from '@lienzo/schema/payroll/expected-person';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import type { FieldGroup } from '../forms/form-field';
import { useMasterSaved } from '../use-master-saved';
import {
  type EmployeeValues,
  employeeBody,
  employeeFields,
  emptyEmployee,
  type Positions,
} from './employee-fields';
import { OddNotes } from './OddNotes';
import { SALARY_FIELDS } from './salary-fields';
import { useIdentityQuestion } from './use-identity-question';
import { useSbcTerms } from './use-sbc-terms';
import { usualSbc } from './usual-sbc';

type NewValues = EmployeeValues & { daily_salary: string; sbc: string };

type NewEmployeeDialogProps = {
  paysheet: PaysheetDetail;
  places: Positions;
  isOpen: boolean;
  close: () => void;
  /** Shows somebody of the payroll. */
  open: (employeeId: number) => void;
};

/** 'Nuevo empleado', with the first salary. */
export function NewEmployeeDialog({ paysheet, places, isOpen, close, open }: NewEmployeeDialogProps) {
  const saved = useMasterSaved(paysheet.id);
  const terms = useSbcTerms(paysheet.id);
  const same = useIdentityQuestion(paysheet.id, (employeeId) => {
    close();
    open(employeeId);
  });
  const bodyOf = (values: NewValues) => ({
    ...employeeBody(values),
    nomina_id: paysheet.id,
    sbc: usualSbc(values, { hireDate: values.hire_date, from: values.hire_date }, terms),
  });
  const [identity, contract, pay] = employeeFields(places);
  const groups: FieldGroup<keyof NewValues>[] = [
    ...(identity === undefined ? [] : [identity]),
    ...(contract === undefined ? [] : [contract]),
    { title: masterMessages.pay, fields: [...SALARY_FIELDS, ...(pay?.fields ?? [])] },
  ];
  return (
    <FormDialog<NewValues>
      title={masterMessages.newEmployee}
      isOpen={isOpen}
      close={close}
      size={720}
      groups={groups}
      initialValues={{ ...emptyEmployee(places), daily_salary: '', sbc: '' }}
      check={(values) => problemsOf(endpoints.create_employee, bodyOf(values))}
      fill={filledByCurp}
      verb={masterMessages.createEmployee}
      send={async (values) => {
        const name = `${values.nombres} ${values.apellido_paterno}`.trim();
        const identidades = await same.answersFor({ ...values, name });
        if (identidades === null) return 'stay';
        await call(endpoints.create_employee, { body: { ...bodyOf(values), identidades } });
        await saved(masterMessages.employeeCreated(name));
      }}
    >
      {(values) => (
        <>
          <OddNotes
            odd={[
              ...oddPerson(values),
              ...oddSalary(bodyOf(values), { day: values.hire_date, zone: paysheet.zone }),
            ]}
          />
          {same.question}
        </>
      )}
    </FormDialog>
  );
}
