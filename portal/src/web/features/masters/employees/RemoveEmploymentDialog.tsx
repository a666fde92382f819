import { endpoints } from '@lienzo/schema/endpoints';
import type { EmployeeDetail, EmploymentDetail } from '@lienzo/schema/masters/employee-endpoints';
import { masterMessages } from '@lienzo/schema/masters/master-messages';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { FormDialog } from '../forms/FormDialog';
import { useMasterSaved } from '../use-master-saved';

type RemoveEmploymentDialogProps = {
  employee: EmployeeDetail;
  employment: EmploymentDetail;
  /** Its days in words. */
  span: string;
  close: () => void;
};

/** 'Quitar' of an employment that never was. */
export function RemoveEmploymentDialog({ employee, employment, span, close }: RemoveEmploymentDialogProps) {
  const saved = useMasterSaved(employee.nomina_id);
  const bodyOf = (values: { motivo: string }) => ({
    ...{ employee_id: employee.id, employment_id: employment.id },
    ...values,
  });
  return (
    <FormDialog<{ motivo: string }>
      title={masterMessages.removeEmploymentTitle}
      isOpen
      close={close}
      lead={masterMessages.removeEmploymentLead(span)}
      groups={[{ fields: [{ name: 'motivo', label: masterMessages.reason }] }]}
      initialValues={{ motivo: '' }}
      check={(values) => problemsOf(endpoints.remove_employment, bodyOf(values))}
      verb={masterMessages.removeEmploymentTitle}
      send={async (values) => {
        await call(endpoints.remove_employment, { body: bodyOf(values) });
        await saved(masterMessages.employmentGone);
        return undefined;
      }}
    />
  );
}
