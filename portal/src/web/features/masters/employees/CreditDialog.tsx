import { CREDIT_KINDS, type EmployeeDetail } from '@lienzo/schema/api/employee-endpoints';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { masterCodes } from '@lienzo/schema/messages/master-codes';
import { masterMessages } from '@lienzo/schema/messages/master-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import { optionsOf } from '../forms/form-field';
import { useMasterSaved } from '../use-master-saved';

type Credit = EmployeeDetail['credits'][number];
type CreditDialogProps = {
  employee: EmployeeDetail;
  /** The one that is changed; 'new': another one is added; null: closed. */
  credit: Credit | 'new' | null;
  close: () => void;
};

const { fields: labels } = masterMessages;

/** A credit of INFONAVIT or FONACOT, or alimony: added, or changed with its history. */
export function CreditDialog({ employee, credit, close }: CreditDialogProps) {
  const known = credit === 'new' ? null : credit;
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
    id: known?.id,
    kind: CREDIT_KINDS.find((kind) => kind === values.kind) ?? 'INFONAVIT',
    discount_type: Number(values.discount_type),
    vigente_hasta: values.vigente_hasta || null,
  });
  return (
    <FormDialog<Values>
      key={known?.id}
      title={masterMessages.creditTitle}
      isOpen={credit !== null}
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
        kind: known?.kind ?? 'INFONAVIT',
        number: known?.number ?? '',
        discount_type: `${known?.discount_type ?? 1}`,
        value: known === null ? '' : new ExactDecimal(known.value).toString(),
        vigente_desde: known?.vigente_desde ?? todayInMexico(),
        vigente_hasta: known?.vigente_hasta ?? '',
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
