import { formatMediumDate } from '@lienzo/schema/data/format';
import { endpoints } from '@lienzo/schema/endpoints';
import type { EmployeeDetail } from '@lienzo/schema/masters/employee-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { PaysheetDetail } from '@lienzo/schema/masters/paysheet-endpoints';
import { oddSalary } from '@lienzo/schema/payroll/expected-person';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import { useMasterSaved } from '../use-master-saved';
import { OddNotes } from './OddNotes';
import { SALARY_FIELDS } from './salary-fields';
import { useSbcTerms } from './use-sbc-terms';
import { usualSbc } from './usual-sbc';

type CorrectSalaryDialogProps = {
  paysheet: PaysheetDetail;
  employee: EmployeeDetail;
  /** Null: closed. */
  salary: EmployeeDetail['salaries'][number] | null;
  close: () => void;
};

/** Other amounts for a salary that was mistyped, with the reason. */
export function CorrectSalaryDialog({ paysheet, employee, salary, close }: CorrectSalaryDialogProps) {
  const saved = useMasterSaved(paysheet.id);
  const terms = useSbcTerms(paysheet.id);
  type Values = { daily_salary: string; sbc: string; motivo: string };
  const day = salary?.vigente_desde ?? '';
  const bodyOf = (values: Values) => ({
    ...values,
    ...{ employee_id: employee.id, vigente_desde: day },
    sbc: usualSbc(values, { hireDate: employee.hire_date, from: day }, terms),
  });
  return (
    <FormDialog<Values>
      key={day}
      title={masterMessages.correctSalaryOf(day === '' ? '' : formatMediumDate(day))}
      lead={masterMessages.correctSalaryHelp}
      isOpen={salary !== null}
      close={close}
      groups={[{ fields: SALARY_FIELDS }, { fields: [{ name: 'motivo', label: masterMessages.reason }] }]}
      initialValues={{ daily_salary: salary?.daily_salary ?? '', sbc: salary?.sbc ?? '', motivo: '' }}
      check={(values) => problemsOf(endpoints.correct_salary, bodyOf(values))}
      verb={masterMessages.correctSalary}
      send={async (values) => {
        await call(endpoints.correct_salary, { body: bodyOf(values) });
        await saved(masterMessages.salaryWasCorrected);
      }}
    >
      {(values) => <OddNotes odd={oddSalary(bodyOf(values), { day, zone: paysheet.zone })} />}
    </FormDialog>
  );
}
