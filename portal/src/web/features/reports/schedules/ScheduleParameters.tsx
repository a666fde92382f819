import type { ReportParameter } from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { parameterMessages } from '@lienzo/schema/reports/parameter-messages';
import type { ScheduleWhen } from '@lienzo/schema/reports/schedule-when';
import { scheduleMessages } from '@lienzo/schema/schedules/schedule-messages';
import { Input, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ParameterForm } from '../../../shared/reports/ParameterForm';
import { parameterFormProblems } from '../../../shared/reports/parameter-form-problems';
import { askedOf } from './asked-of';

type ScheduleParametersProps = {
  parameters: readonly ReportParameter[];
  when: ScheduleWhen;
  value: ParameterValues;
  change: (value: ParameterValues) => void;
  /** After an attempt that lacked something; `true` where it is said elsewhere. */
  error: ReactNode;
};

/**
 * What the report of a schedule is asked for each time; moments such as 'Último periodo cerrado' move with the days. What
 * an event answers is not asked.
 */
export function ScheduleParameters({ parameters, when, value, change, error }: ScheduleParametersProps) {
  const { asked, told } = askedOf(parameters, when);
  if (parameters.length === 0) return null;
  return (
    <Input.Wrapper label={parameterMessages.title} labelElement="div" error={error} data-path="parametros">
      {told.length > 0 && (
        <Text size="sm" c="dimmed">
          {scheduleMessages.form.toldByEvent(told.map(({ nombre }) => nombre))}
        </Text>
      )}
      <ParameterForm
        parameters={asked}
        value={value}
        onChange={change}
        {...(Boolean(error) && { problems: parameterFormProblems(asked, value) })}
      />
    </Input.Wrapper>
  );
}
