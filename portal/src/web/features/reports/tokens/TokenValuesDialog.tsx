import type { TokenReportValues } from '@lienzo/schema/accounts/api-token-endpoints';
import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { parameterMessages } from '@lienzo/schema/reports/parameter-messages';
import type { ReportSummary } from '@lienzo/schema/reports/report-endpoints';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Input, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../../shared/forms/DialogForm';
import { FormModal, type Leaving } from '../../../shared/forms/FormModal';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';
import { ParameterForm } from '../../../shared/reports/ParameterForm';
import { parameterFormProblems } from '../../../shared/reports/parameter-form-problems';
import { parametersQuery } from '../../../shared/reports/parameters-query';
import { KeptFilterFields } from '../filters/KeptFilterFields';

/** One report of a token, with what it has there. */
export type EditedValues = {
  report: Pick<ReportSummary, 'id' | 'nombre' | 'es_estatico'>;
  values: Omit<TokenReportValues, 'report_id'>;
};

type TokenValuesDialogProps = {
  edited: EditedValues | null;
  save: (values: TokenReportValues) => Promise<void>;
  close: () => void;
};

/** What a report has when a program asks for it and does not say otherwise. */
export function TokenValuesDialog({ edited, save, close }: TokenValuesDialogProps) {
  return (
    <FormModal title={apiTokenMessages.values} isOpen={edited !== null} close={close} size={520}>
      {(leaving) =>
        edited !== null && <TokenValuesForm key={edited.report.id} {...{ edited, save, close, ...leaving }} />
      }
    </FormModal>
  );
}

type TokenValuesFormProps = Omit<TokenValuesDialogProps, 'edited'> & Leaving & { edited: EditedValues };

function TokenValuesForm({
  edited: { report, values: initial },
  save,
  leave,
  hold,
  close,
}: TokenValuesFormProps) {
  const parameters = useQuery(parametersQuery(report.id));
  const [values, setValues] = useState(initial);
  const [filtersProblem, setFiltersProblem] = useState<string | null>(null);
  // What is left open here the program answers.
  const asked = (parameters.data ?? []).map((one) => ({ ...one, requerido: false }));
  const problems = parameterFormProblems(asked, values.parametros);
  const checked = useCheckedForm<EditedValues['values']>({
    initialValues: initial,
    check: () => {
      const [first] = Object.values(problems);
      return {
        ...(first !== undefined && { parametros: first }),
        ...(filtersProblem !== null && { kept_filters: filtersProblem }),
      };
    },
    async send() {
      await save({ ...values, report_id: report.id });
      close();
    },
  });
  const { form } = checked;
  const change = (next: Partial<EditedValues['values']>): void => {
    setValues({ ...values, ...next });
    for (const field of Object.keys(next)) form.clearFieldError(field);
  };
  return (
    <DialogForm
      of={checked}
      {...{ leave, hold }}
      isChanged={values !== initial}
      verb={apiTokenMessages.saveValues}
    >
      <Text fw={550} lineClamp={2}>
        {report.nombre}
      </Text>
      {parameters.isPending && <Skeleton height={60} aria-hidden />}
      {asked.length > 0 && (
        <Input.Wrapper
          label={parameterMessages.title}
          labelElement="div"
          description={apiTokenMessages.valuesOfParameters}
          error={form.errors.parametros}
          data-path="parametros"
        >
          <ParameterForm
            parameters={asked}
            value={values.parametros}
            onChange={(parametros) => change({ parametros })}
            {...(form.errors.parametros !== undefined && { problems })}
          />
        </Input.Wrapper>
      )}
      <KeptFilterFields
        report={report}
        value={values.kept_filters}
        change={(kept_filters, wrong) => {
          setFiltersProblem(wrong);
          change({ kept_filters });
        }}
        help={apiTokenMessages.valuesOfFilters}
        error={form.errors.kept_filters}
        none={asked.length === 0 ? reportMessages.kept.none : ''}
      />
    </DialogForm>
  );
}
