import { endpoints } from '@lienzo/schema/endpoints';
import type { EmployeeDetail } from '@lienzo/schema/masters/employee-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { useQueries, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { paysheetsQuery } from '../../../shared/payroll/lookup-queries';
import { assignable } from '../assignable';
import { FormDialog } from '../forms/FormDialog';
import { registersQuery } from '../master-queries';
import { useMasterSaved } from '../use-master-saved';
import { registerOptions } from './employee-fields';
import { useIdentityQuestion } from './use-identity-question';

type MoveDialogProps = { employee: EmployeeDetail; clientId: string; close: () => void };
type Values = { desde: string; place: string; register_id: string; human_id: string };

const { fields: labels } = masterMessages;

/** 'Cambiar de nómina o registro' from a day on: a cost centre says which payroll it is. */
export function MoveDialog({ employee, clientId, close }: MoveDialogProps) {
  const saved = useMasterSaved(employee.nomina_id);
  const identity = useIdentityQuestion(employee.nomina_id);
  const paysheets = assignable(useQuery(paysheetsQuery(clientId)).data ?? [], employee.nomina_id);
  const matches = useQueries({ queries: paysheets.map(({ id }) => registersQuery(id)) });
  const positions = paysheets.flatMap(({ id, id_humansite, paysheet }, at) =>
    assignable(matches[at]?.data?.cost_centers ?? [], employee.cost_center_id).map((center) => ({
      value: `${id} ${center.id}`,
      label: `${id_humansite} ${paysheet} · ${center.cost_center}`,
    })),
  );
  const registers = matches.find(({ data }) => data !== undefined)?.data?.registers ?? [];
  const bodyOf = ({ desde, place, register_id, human_id }: Values) => {
    const [nomina = '0', center = '0'] = place.split(' ');
    return {
      ...{ employee_id: employee.id, desde, nomina_id: Number(nomina), cost_center_id: Number(center) },
      ...{ register_id: Number(register_id), human_id: human_id.trim() || null },
    };
  };
  if (matches.length === 0 || matches.some(({ isPending }) => isPending)) return null;
  return (
    <FormDialog<Values>
      title={masterMessages.moveTitle(employee.name)}
      isOpen
      close={close}
      lead={masterMessages.moveLead}
      groups={[
        {
          fields: [
            { name: 'desde', label: masterMessages.moveFrom, kind: 'date' },
            { name: 'place', label: masterMessages.movePlace, kind: 'choice', options: positions },
            {
              ...{ name: 'register_id', label: labels.register_id, kind: 'choice' },
              options: registerOptions({ registers }, employee.register_id),
            },
            { name: 'human_id', label: labels.human_id },
          ],
        },
      ]}
      initialValues={{
        desde: todayInMexico(),
        place: `${employee.nomina_id} ${employee.cost_center_id}`,
        register_id: `${employee.register_id}`,
        human_id: employee.human_id ?? '',
      }}
      check={(values) => placed(problemsOf(endpoints.move_employee, bodyOf(values)))}
      verb={masterMessages.move}
      send={async (values) => {
        const body = bodyOf(values);
        const isOther = body.nomina_id !== employee.nomina_id;
        const identidades = isOther ? await identity.answersFor(employee, employee.id) : [];
        if (identidades === null) return 'stay';
        await call(endpoints.move_employee, { body: { ...body, identidades } });
        await saved(masterMessages.moved(employee.name));
        return undefined;
      }}
    >
      {() => identity.question}
    </FormDialog>
  );
}

/** Payroll and cost centre are one choice. */
function placed({ nomina_id, cost_center_id, ...problems }: Record<string, string>): Record<string, string> {
  const position = nomina_id ?? cost_center_id;
  return position === undefined ? problems : { ...problems, place: position };
}
