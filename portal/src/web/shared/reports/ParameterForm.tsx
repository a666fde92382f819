import { type LoadParameterChoices, ParameterFields } from '@lienzo/editor/parameter-fields';
import type { ReportParameter } from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { endpoints } from '@lienzo/schema/endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { type ComboboxProps, Stack } from '@mantine/core';
import { call } from '../api/call';

/** What can be chosen for a parameter, from the API. */
export const loadParameterChoices: LoadParameterChoices = (query, signal) =>
  call(endpoints.get_parameter_choices, { query, signal, quiet: true });

type ParameterFormProps = {
  parameters: readonly ReportParameter[];
  /** Absent ones have their defaults. */
  value: ParameterValues;
  onChange: (value: ParameterValues) => void;
  /** By the parameter's id: `parameterFormProblems` finds them. */
  problems?: Readonly<Record<string, string>>;
  disabled?: boolean;
  comboboxProps?: ComboboxProps;
};

/** The fields of a report's parameters; nothing when it has none. */
export function ParameterForm({ parameters, value, onChange, ...look }: ParameterFormProps) {
  if (parameters.length === 0) return null;
  return (
    <Stack gap="sm">
      <ParameterFields
        parameters={parameters}
        values={value}
        today={todayInMexico()}
        load={loadParameterChoices}
        onChange={onChange}
        {...look}
      />
    </Stack>
  );
}
