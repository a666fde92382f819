import { endpoints } from '@lienzo/schema/endpoints';
import type { CostCenterChoice } from '@lienzo/schema/masters/master-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import type { FieldGroup } from '../forms/form-field';
import { useMasterSaved } from '../use-master-saved';

type CenterValues = { code: string; cost_center: string };
const FIELDS: FieldGroup<keyof CenterValues>[] = [
  {
    fields: [
      { name: 'code', label: masterMessages.code },
      { name: 'cost_center', label: masterMessages.cost_center },
    ],
  },
];

type CostCenterDialogProps = {
  paysheetId: number;
  isOpen: boolean;
  /** Null: a new one. */
  center: CostCenterChoice | null;
  close: () => void;
};

/** A cost centre of the payroll. */
export function CostCenterDialog({ paysheetId, isOpen, center, close }: CostCenterDialogProps) {
  const saved = useMasterSaved(paysheetId);
  const bodyOf = (values: CenterValues) => ({
    ...values,
    nomina_id: paysheetId,
    ...(center === null ? {} : { id: center.id }),
  });
  return (
    <FormDialog
      title={center === null ? masterMessages.addCostCenter : masterMessages.editOf(center.cost_center)}
      isOpen={isOpen}
      close={close}
      groups={FIELDS}
      initialValues={{ code: center?.code ?? '', cost_center: center?.cost_center ?? '' }}
      check={(values) => problemsOf(endpoints.save_cost_center, bodyOf(values))}
      verb={masterMessages.save}
      send={async (values) => {
        await call(endpoints.save_cost_center, { body: bodyOf(values) });
        await saved();
      }}
    />
  );
}
