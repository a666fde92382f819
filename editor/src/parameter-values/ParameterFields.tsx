import { MAX_VALUE, NUMBER_DECIMALS } from '@lienzo/schema/data/filter-values';
import { chosenParents, givenValue, type ReportParameter, withValue } from '@lienzo/schema/data/parameter';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import { parameterMessages as messages } from '@lienzo/schema/reports/parameter-messages';
import { type ComboboxProps, type MantineSize, NativeSelect, TextInput } from '@mantine/core';
import { NumberField } from '../controls/NumberField.tsx';
import type { FieldProps } from './field-props.ts';
import { MomentField } from './MomentField.tsx';
import { RowField } from './RowField.tsx';
import type { LoadParameterChoices } from './use-parameter-choices.ts';

export type { LoadParameterChoices } from './use-parameter-choices.ts';

type Props = {
  parameters: readonly ReportParameter[];
  /** All of the report, where not every one has its field here: what is chosen before may be another's. */
  all?: readonly ReportParameter[];
  /** Absent ones have their defaults. */
  values: ParameterValues;
  /** By the parameter's id, in words for the person. */
  problems?: Readonly<Record<string, string>>;
  /** `YYYY-MM-DD` */
  today: string;
  size?: MantineSize;
  disabled?: boolean;
  comboboxProps?: ComboboxProps;
  load: LoadParameterChoices | undefined;
  onChange: (values: ParameterValues) => void;
};

/** A field for each parameter of a report; the choices of each follow what is chosen before it. */
export function ParameterFields({ parameters, all, values, problems = {}, onChange, ...rest }: Props) {
  const { today, size = 'sm', disabled = false, comboboxProps, load } = rest;
  return parameters.map((parameter) => {
    const { id, nombre, requerido } = parameter;
    return (
      <ParameterField
        key={id}
        parameter={parameter}
        parents={chosenParents(all ?? parameters, id, values)}
        today={today}
        load={load}
        label={nombre}
        required={requerido}
        value={givenValue(parameter, values)}
        size={size}
        disabled={disabled}
        error={problems[id]}
        {...(comboboxProps && { comboboxProps })}
        onChange={(value) => onChange(withValue(parameters, values, id, value))}
      />
    );
  });
}

type ParameterFieldProps = FieldProps & {
  parameter: ReportParameter;
  parents: { cliente?: string; nomina?: string };
} & Pick<Props, 'today' | 'load'>;

function ParameterField({ parameter, parents, today, load, ...field }: ParameterFieldProps) {
  const { tipo, opciones = [] } = parameter;
  const { comboboxProps: _unused, value, onChange, ...plain } = field;
  const text = typeof value === 'string' ? value : '';
  switch (tipo) {
    case 'cliente':
    case 'nomina':
    case 'periodo':
    case 'centro_costos':
      return <RowField tipo={tipo} parents={parents} load={load} {...field} />;
    case 'fecha':
    case 'rango':
      return <MomentField tipo={tipo} today={today} {...plain} value={value} onChange={onChange} />;
    case 'opcion':
      return (
        <NativeSelect
          {...plain}
          data={[
            ...(plain.required && text !== ''
              ? []
              : [{ value: '', label: plain.required ? messages.choose : messages.none.opcion }]),
            ...opciones,
          ]}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'numero':
      return (
        <NumberField
          {...plain}
          decimals={NUMBER_DECIMALS}
          maxLength={MAX_VALUE}
          value={text}
          onChange={onChange}
        />
      );
    case 'texto':
      return (
        <TextInput
          {...plain}
          maxLength={MAX_VALUE}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
