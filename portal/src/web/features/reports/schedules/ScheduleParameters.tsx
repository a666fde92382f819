import type { ReportParameter } from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { parameterMessages } from '@lienzo/schema/messages/parameter-messages';
import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { ParameterForm } from '../../../shared/reports/ParameterForm';
import { parameterFormProblems } from '../../../shared/reports/parameter-form-problems';

type ScheduleParametersProps = {
  parameters: readonly ReportParameter[];
  value: ParameterValues;
  change: (value: ParameterValues) => void;
  error: ReactNode;
};

/** What the report of a schedule is asked for each time; moments such as 'Último periodo cerrado' move with the days. */
export function ScheduleParameters({ parameters, value, change, error }: ScheduleParametersProps) {
  if (parameters.length === 0) return null;
  return (
    <Input.Wrapper label={parameterMessages.title} labelElement="div" error={error} data-path="parametros">
      <ParameterForm
        parameters={parameters}
        value={value}
        onChange={change}
        {...(error !== undefined && { problems: parameterFormProblems(parameters, value) })}
      />
    </Input.Wrapper>
  );
}
