import { endpoints } from '@lienzo/schema/endpoints';
import { warnRfcDigit } from '@lienzo/schema/masters/identifier-warnings';
import type { CompanyChoice } from '@lienzo/schema/masters/master-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import type { PaysheetDetail } from '@lienzo/schema/masters/paysheet-endpoints';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import type { FieldGroup } from '../forms/form-field';
import { useMasterSaved } from '../use-master-saved';

type CompanyValues = { empresa: string; rfc: string };
const FIELDS: FieldGroup<keyof CompanyValues>[] = [
  {
    fields: [
      { name: 'empresa', label: masterMessages.empresa },
      { name: 'rfc', label: masterMessages.fields.rfc, warn: warnRfcDigit },
    ],
  },
];

type CompanyDialogProps = {
  paysheet: PaysheetDetail;
  isOpen: boolean;
  /** Null: a new one. */
  company: CompanyChoice | null;
  close: () => void;
};

/** A legal employer. */
export function CompanyDialog({ paysheet, isOpen, company, close }: CompanyDialogProps) {
  const saved = useMasterSaved(paysheet.id);
  const bodyOf = (values: CompanyValues) => ({
    ...values,
    user_id: paysheet.client_id,
    ...(company === null ? {} : { id: company.id }),
  });
  return (
    <FormDialog
      title={company === null ? masterMessages.addCompany : masterMessages.editOf(company.empresa)}
      isOpen={isOpen}
      close={close}
      groups={FIELDS}
      initialValues={{ empresa: company?.empresa ?? '', rfc: company?.rfc ?? '' }}
      check={(values) => problemsOf(endpoints.save_company, bodyOf(values))}
      verb={masterMessages.save}
      send={async (values) => {
        await call(endpoints.save_company, { body: bodyOf(values) });
        await saved();
      }}
    />
  );
}
