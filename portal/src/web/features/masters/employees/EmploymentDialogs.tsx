import { CREDIT_KINDS, type EmployeeDetail, LEAVING_CAUSES } from '@lienzo/schema/api/employee-endpoints';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { masterCodes } from '@lienzo/schema/messages/master-codes';
import { masterMessages } from '@lienzo/schema/messages/master-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import { optionsOf } from '../forms/form-field';
import { useMasterSaved } from '../use-master-saved';
import { SALARY_FIELDS } from './salary-fields';
import { usualSbc } from './usual-sbc';

export type EmploymentAct = 'salary' | 'leave' | 'rehire' | 'credit';

type EmploymentDialogsProps = {
  employee: EmployeeDetail;
  /** The one that is open. */
  act: EmploymentAct | null;
  close: () => void;
};
type ActProps = { employee: EmployeeDetail; isOpen: boolean; close: () => void };

const { fields: labels } = masterMessages;

/** What happens to an employee: another salary, leaving, coming back, a credit. */
export function EmploymentDialogs({ employee, act, close }: EmploymentDialogsProps) {
  const of = { employee, close };
  return (
    <>
      <SalaryDialog {...of} isOpen={act === 'salary'} />
      <LeaveDialog {...of} isOpen={act === 'leave'} />
      <RehireDialog {...of} isOpen={act === 'rehire'} />
      <CreditDialog {...of} isOpen={act === 'credit'} />
    </>
  );
}

function SalaryDialog({ employee, isOpen, close }: ActProps) {
  const saved = useMasterSaved(employee.nomina_id);
  type Values = { vigente_desde: string; daily_salary: string; sbc: string };
  const bodyOf = (values: Values) => ({
    ...values,
    employee_id: employee.id,
    sbc: usualSbc(values.sbc, values.daily_salary, employee.hire_date, values.vigente_desde),
  });
  return (
    <FormDialog<Values>
      title={masterMessages.changeSalary}
      isOpen={isOpen}
      close={close}
      groups={[
        { fields: [{ name: 'vigente_desde', label: labels.vigente_desde, kind: 'date' }] },
        { fields: SALARY_FIELDS },
      ]}
      initialValues={{ vigente_desde: todayInMexico(), daily_salary: '', sbc: '' }}
      check={(values) => problemsOf(endpoints.add_salary, bodyOf(values))}
      verb={masterMessages.changeSalary}
      send={async (values) => {
        await call(endpoints.add_salary, { body: bodyOf(values) });
        await saved(masterMessages.salaryChanged);
      }}
    />
  );
}

function LeaveDialog({ employee, isOpen, close }: ActProps) {
  const saved = useMasterSaved(employee.nomina_id);
  type Values = { termination_date: string; causa_baja: string };
  const bodyOf = ({ termination_date, causa_baja }: Values) => ({
    employee_id: employee.id,
    termination_date,
    causa_baja: LEAVING_CAUSES.find((cause) => cause === causa_baja) ?? '6',
  });
  return (
    <FormDialog<Values>
      title={masterMessages.leaveTitle(employee.name)}
      isOpen={isOpen}
      close={close}
      groups={[
        {
          fields: [
            { name: 'termination_date', label: labels.termination_date, kind: 'date' },
            {
              name: 'causa_baja',
              label: labels.causa_baja,
              kind: 'choice',
              options: optionsOf(masterCodes.leavingCauses),
            },
          ],
        },
      ]}
      initialValues={{ termination_date: todayInMexico(), causa_baja: '2' }}
      check={(values) => problemsOf(endpoints.end_employment, bodyOf(values))}
      verb={masterMessages.leave}
      send={async (values) => {
        await call(endpoints.end_employment, { body: bodyOf(values) });
        await saved(masterMessages.hasLeft(employee.name));
      }}
    />
  );
}

function RehireDialog({ employee, isOpen, close }: ActProps) {
  const saved = useMasterSaved(employee.nomina_id);
  type Values = { hire_date: string; daily_salary: string; sbc: string };
  const bodyOf = (values: Values) => ({
    ...values,
    employee_id: employee.id,
    sbc: usualSbc(values.sbc, values.daily_salary, values.hire_date, values.hire_date),
  });
  return (
    <FormDialog<Values>
      title={masterMessages.rehireTitle(employee.name)}
      isOpen={isOpen}
      close={close}
      groups={[
        { fields: [{ name: 'hire_date', label: labels.hire_date, kind: 'date' }] },
        { fields: SALARY_FIELDS },
      ]}
      initialValues={{ hire_date: todayInMexico(), daily_salary: employee.daily_salary, sbc: '' }}
      check={(values) => problemsOf(endpoints.rehire, bodyOf(values))}
      verb={masterMessages.rehire}
      send={async (values) => {
        await call(endpoints.rehire, { body: bodyOf(values) });
        await saved(masterMessages.rehired(employee.name));
      }}
    />
  );
}

function CreditDialog({ employee, isOpen, close }: ActProps) {
  const saved = useMasterSaved(employee.nomina_id);
  type Values = {
    kind: string;
    number: string;
    discount_type: string;
    value: string;
    vigente_desde: string;
    vigente_hasta: string;
  };
  const bodyOf = (values: Values) => ({
    ...values,
    employee_id: employee.id,
    kind: CREDIT_KINDS.find((kind) => kind === values.kind) ?? 'INFONAVIT',
    discount_type: Number(values.discount_type),
    vigente_hasta: values.vigente_hasta || null,
  });
  return (
    <FormDialog<Values>
      title={masterMessages.creditTitle}
      isOpen={isOpen}
      close={close}
      groups={[
        {
          fields: [
            { name: 'kind', label: labels.kind, kind: 'choice', options: optionsOf(masterCodes.credits) },
            { name: 'number', label: labels.number },
            {
              name: 'discount_type',
              label: labels.discount_type,
              kind: 'choice',
              options: optionsOf(masterCodes.discountTypes),
            },
            { name: 'value', label: labels.value },
            { name: 'vigente_desde', label: labels.vigente_desde, kind: 'date' },
            { name: 'vigente_hasta', label: labels.vigente_hasta, kind: 'date' },
          ],
        },
      ]}
      initialValues={{
        kind: 'INFONAVIT',
        number: '',
        discount_type: '1',
        value: '',
        vigente_desde: todayInMexico(),
        vigente_hasta: '',
      }}
      check={(values) => problemsOf(endpoints.save_credit, bodyOf(values))}
      verb={masterMessages.save}
      send={async (values) => {
        await call(endpoints.save_credit, { body: bodyOf(values) });
        await saved();
      }}
    />
  );
}
