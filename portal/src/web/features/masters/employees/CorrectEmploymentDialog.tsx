import { endpoints } from '@lienzo/schema/endpoints';
import {
  type EmployeeDetail,
  type EmploymentDetail,
  LEAVING_CAUSES,
} from '@lienzo/schema/masters/employee-endpoints';
import { masterCodes } from '@lienzo/schema/masters/master-codes';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import { type FormField, optionsOf } from '../forms/form-field';
import { registersQuery } from '../master-queries';
import { useMasterSaved } from '../use-master-saved';
import { costCenterOptions, registerOptions } from './employee-fields';
import { useIdentityQuestion } from './use-identity-question';

type CorrectEmploymentDialogProps = {
  employee: EmployeeDetail;
  employment: EmploymentDetail;
  close: () => void;
};

type Values = {
  initial_date: string;
  termination_date: string;
  causa_baja: string;
  cost_center_id: string;
  register_id: string;
  motivo: string;
};

const { fields: labels } = masterMessages;

/** 'Corregir' of an employment: its days, cause and place, and why. */
export function CorrectEmploymentDialog({ employee, employment, close }: CorrectEmploymentDialogProps) {
  const saved = useMasterSaved(employee.nomina_id);
  const identity = useIdentityQuestion(employment.nomina_id);
  const positions = useQuery(registersQuery(employment.nomina_id)).data;
  const bodyOf = ({ termination_date, causa_baja, ...values }: Values) => ({
    ...values,
    ...{ employee_id: employee.id, employment_id: employment.id },
    termination_date: termination_date === '' ? null : termination_date,
    // An end by a move keeps what it has; without an end there is no cause.
    causa_baja: hasEnd(employment, employee)
      ? termination_date === ''
        ? null
        : (LEAVING_CAUSES.find((cause) => cause === causa_baja) ?? null)
      : employment.causa_baja,
    cost_center_id: Number(values.cost_center_id),
    register_id: Number(values.register_id),
  });
  if (positions === undefined) return null;
  const fields: FormField<keyof Values>[] = [
    { name: 'initial_date', label: masterMessages.firstDay, kind: 'date' },
    ...(hasEnd(employment, employee) ? endFields(employment.id === employee.employments[0]?.id) : []),
    {
      ...{ name: 'cost_center_id', label: labels.cost_center_id, kind: 'choice' },
      options: costCenterOptions(positions, employment.cost_center_id),
    },
    {
      ...{ name: 'register_id', label: labels.register_id, kind: 'choice' },
      options: registerOptions(positions, employment.register_id),
    },
    { name: 'motivo', label: masterMessages.reason },
  ];
  return (
    <FormDialog<Values>
      title={masterMessages.correctEmploymentTitle}
      isOpen
      close={close}
      lead={masterMessages.correctEmploymentLead}
      groups={[{ fields }]}
      initialValues={{
        initial_date: employment.initial_date,
        termination_date: employment.termination_date ?? '',
        causa_baja: employment.causa_baja ?? '',
        cost_center_id: `${employment.cost_center_id}`,
        register_id: `${employment.register_id}`,
        motivo: '',
      }}
      check={(values) => problemsOf(endpoints.correct_employment, bodyOf(values))}
      verb={masterMessages.save}
      send={async (values) => {
        const body = bodyOf(values);
        // Somebody who left and works on is as somebody who comes back.
        const goesOn = employment.termination_date !== null && isLater(body.termination_date, employment);
        const identidades = goesOn ? await identity.answersFor(employee, employee.id) : [];
        if (identidades === null) return 'stay';
        await call(endpoints.correct_employment, { body: { ...body, identidades } });
        await saved(masterMessages.employmentCorrected);
        return undefined;
      }}
    >
      {() => identity.question}
    </FormDialog>
  );
}

const isLater = (until: string | null, { termination_date }: EmploymentDetail): boolean =>
  until === null || until > (termination_date ?? '');

/** Whether somebody left: an end by a move is the beginning of the next place, and changes there. */
const hasEnd = ({ id, hire_date, termination_date }: EmploymentDetail, { employments }: EmployeeDetail) =>
  termination_date !== null && employments.find((one) => one.hire_date === hire_date)?.id === id;

const endFields = (isLast: boolean): FormField<keyof Values>[] => [
  {
    ...{ name: 'termination_date', label: labels.termination_date, kind: 'date' },
    ...(isLast ? { description: masterMessages.openLastDay } : {}),
  },
  {
    ...{ name: 'causa_baja', label: labels.causa_baja, kind: 'choice' },
    options: optionsOf(masterCodes.leavingCauses),
  },
];
