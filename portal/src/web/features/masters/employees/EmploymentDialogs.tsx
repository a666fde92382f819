import { endpoints } from '@lienzo/schema/endpoints';
import { type EmployeeDetail, LEAVING_CAUSES } from '@lienzo/schema/masters/employee-endpoints';
import { masterCodes } from '@lienzo/schema/masters/master-codes';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { employmentOn } from '@lienzo/schema/payroll/employment';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import { optionsOf } from '../forms/form-field';
import { registersQuery } from '../master-queries';
import { useMasterSaved } from '../use-master-saved';
import { costCenterOptions, registerOptions } from './employee-fields';
import { SALARY_FIELDS } from './salary-fields';
import { useIdentityQuestion } from './use-identity-question';
import { useSbcTerms } from './use-sbc-terms';
import { usualSbc } from './usual-sbc';

export type EmploymentAct = 'salary' | 'leave' | 'rehire';

type EmploymentDialogsProps = {
  employee: EmployeeDetail;
  /** The one that is open. */
  act: EmploymentAct | null;
  close: () => void;
};
type ActProps = { employee: EmployeeDetail; isOpen: boolean; close: () => void };

const { fields: labels } = masterMessages;

/** What happens to an employee: another salary, leaving, coming back. */
export function EmploymentDialogs({ employee, act, close }: EmploymentDialogsProps) {
  const source = { employee, close };
  return (
    <>
      <SalaryDialog {...source} isOpen={act === 'salary'} />
      <LeaveDialog {...source} isOpen={act === 'leave'} />
      <RehireDialog {...source} isOpen={act === 'rehire'} />
    </>
  );
}

function SalaryDialog({ employee, isOpen, close }: ActProps) {
  const saved = useMasterSaved(employee.nomina_id);
  const terms = useSbcTerms(employee.nomina_id);
  type Values = { vigente_desde: string; daily_salary: string; sbc: string };
  const bodyOf = (values: Values) => ({
    ...values,
    employee_id: employee.id,
    sbc: usualSbc(
      values,
      {
        hireDate: employmentOn(employee.employments, values.vigente_desde)?.hire_date ?? employee.hire_date,
        from: values.vigente_desde,
      },
      terms,
    ),
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
  const terms = useSbcTerms(employee.nomina_id);
  const identity = useIdentityQuestion(employee.nomina_id);
  const positions = useQuery(registersQuery(employee.nomina_id)).data ?? { cost_centers: [], registers: [] };
  type Values = {
    hire_date: string;
    cost_center_id: string;
    register_id: string;
    daily_salary: string;
    sbc: string;
  };
  const bodyOf = (values: Values) => ({
    ...values,
    employee_id: employee.id,
    cost_center_id: Number(values.cost_center_id),
    register_id: Number(values.register_id),
    sbc: usualSbc(values, { hireDate: values.hire_date, from: values.hire_date }, terms),
  });
  return (
    <FormDialog<Values>
      title={masterMessages.rehireTitle(employee.name)}
      isOpen={isOpen}
      close={close}
      groups={[
        { fields: [{ name: 'hire_date', label: labels.hire_date, kind: 'date' }] },
        {
          fields: [
            {
              ...{ name: 'cost_center_id', label: labels.cost_center_id, kind: 'choice' },
              options: costCenterOptions(positions, employee.cost_center_id),
            },
            {
              ...{ name: 'register_id', label: labels.register_id, kind: 'choice' },
              options: registerOptions(positions, employee.register_id),
            },
          ],
        },
        { fields: SALARY_FIELDS },
      ]}
      initialValues={{
        hire_date: todayInMexico(),
        cost_center_id: `${employee.cost_center_id}`,
        register_id: `${employee.register_id}`,
        daily_salary: employee.daily_salary,
        sbc: '',
      }}
      check={(values) => problemsOf(endpoints.rehire, bodyOf(values))}
      verb={masterMessages.rehire}
      send={async (values) => {
        const identidades = await identity.answersFor(employee, employee.id);
        if (identidades === null) return 'stay';
        await call(endpoints.rehire, { body: { ...bodyOf(values), identidades } });
        await saved(masterMessages.rehired(employee.name));
      }}
    >
      {() => identity.question}
    </FormDialog>
  );
}
