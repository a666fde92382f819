import { endpoints } from '@lienzo/schema/endpoints';
import type { CompanyChoice } from '@lienzo/schema/masters/master-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { PaysheetDetail, RegisterDetail } from '@lienzo/schema/masters/paysheet-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { assignable } from '../assignable';
import { FormDialog } from '../forms/FormDialog';
import type { FieldGroup } from '../forms/form-field';
import { useMasterSaved } from '../use-master-saved';

type RegisterValues = {
  register: string;
  company_id: string;
  delegation: string;
  subdelegation: string;
  umf: string;
  risk_premium: string;
  vigente_desde: string;
};

const fieldsOf = (
  companies: readonly CompanyChoice[],
  register: RegisterDetail | null,
): FieldGroup<keyof RegisterValues>[] => [
  {
    fields: [
      { name: 'register', label: masterMessages.register },
      {
        name: 'company_id',
        label: masterMessages.company,
        kind: 'choice',
        options: assignable(companies, register?.company_id).map(({ id, empresa }) => ({
          value: `${id}`,
          label: empresa,
        })),
      },
      { name: 'delegation', label: masterMessages.delegation },
      { name: 'subdelegation', label: masterMessages.subdelegation },
      { name: 'umf', label: masterMessages.umfDefault },
      { name: 'risk_premium', label: masterMessages.risk_premium, kind: 'decimal', decimals: 5 },
      { name: 'vigente_desde', label: masterMessages.premiumFrom, kind: 'date' },
    ],
  },
];

type RegisterDialogProps = {
  paysheet: PaysheetDetail;
  companies: readonly CompanyChoice[];
  isOpen: boolean;
  /** Null: a new one. */
  register: RegisterDetail | null;
  close: () => void;
};

/** A registro patronal; another premium holds from its day on. */
export function RegisterDialog({ paysheet, companies, isOpen, register, close }: RegisterDialogProps) {
  const saved = useMasterSaved(paysheet.id);
  const bodyOf = (values: RegisterValues) => ({
    ...values,
    company_id: Number(values.company_id),
    user_id: paysheet.client_id,
    ...(register === null ? {} : { id: register.id }),
  });
  return (
    <FormDialog
      title={register === null ? masterMessages.addRegister : masterMessages.editOf(register.register)}
      isOpen={isOpen}
      close={close}
      groups={fieldsOf(companies, register)}
      initialValues={valuesOf(register, companies)}
      check={(values) => problemsOf(endpoints.save_register, bodyOf(values))}
      verb={masterMessages.save}
      send={async (values) => {
        await call(endpoints.save_register, { body: bodyOf(values) });
        await saved();
      }}
    />
  );
}

function valuesOf(register: RegisterDetail | null, companies: readonly CompanyChoice[]): RegisterValues {
  const [latest] = register?.premiums ?? [];
  return {
    register: register?.register ?? '',
    company_id: `${register?.company_id ?? assignable(companies)[0]?.id ?? ''}`,
    delegation: register?.delegation ?? '',
    subdelegation: register?.subdelegation ?? '',
    umf: register?.umf ?? '',
    risk_premium: latest?.risk_premium ?? '',
    vigente_desde: latest?.vigente_desde ?? todayInMexico(),
  };
}
