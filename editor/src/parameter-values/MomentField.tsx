import { RELATIVES_OF_KIND } from '@lienzo/schema/data/parameter';
import type { ParameterValue } from '@lienzo/schema/data/parameter-values';
import { relativeRange } from '@lienzo/schema/data/relative-values';
import { rangeText } from '@lienzo/schema/report/parameter-text';
import { parameterMessages as messages } from '@lienzo/schema/reports/parameter-messages';
import { Input, NativeSelect, SimpleGrid } from '@mantine/core';
import { useId } from 'react';
import { DayField } from '../controls/DayField.tsx';
import type { FieldProps } from './field-props.ts';

type Props = Omit<FieldProps, 'comboboxProps'> & { tipo: 'fecha' | 'rango'; today: string };

const OWN = 'propias';

/** A day, or two, as a moment that moves with the calendar or chosen by hand. */
export function MomentField({ tipo, today, label, required, value, onChange, size, disabled, error }: Props) {
  const id = useId();
  const relatives = RELATIVES_OF_KIND[tipo];
  const chosen = value === undefined ? '' : isMoment(value) ? value.relativo : OWN;
  const range = value !== undefined && isMoment(value) ? relativeRange(value.relativo, today) : null;
  const choose = (next: string): void => {
    const relative = relatives.find((one) => one === next);
    if (relative !== undefined) onChange({ relativo: relative });
    else if (next === '') onChange('');
    else if (tipo === 'fecha') onChange(range?.desde ?? today);
    else onChange(range ?? { desde: today, hasta: today });
  };
  return (
    <Input.Wrapper
      size={size}
      label={label}
      labelProps={{ htmlFor: id }}
      required={required}
      error={error}
      description={range === null ? undefined : rangeText(range)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <NativeSelect
        id={id}
        size={size}
        disabled={disabled}
        error={error !== undefined && chosen !== OWN}
        data={[
          ...(required && chosen !== ''
            ? []
            : [{ value: '', label: required ? messages.choose : messages.none[tipo] }]),
          ...relatives.map((one) => ({ value: one, label: messages.relatives[one] })),
          { value: OWN, label: tipo === 'fecha' ? messages.ownDate : messages.ownDates },
        ]}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {chosen === OWN && value !== undefined ? (
        <OwnDates {...{ value, label, size, disabled, error, onChange }} />
      ) : null}
    </Input.Wrapper>
  );
}

const isMoment = (value: ParameterValue): value is Extract<ParameterValue, { relativo: string }> =>
  typeof value === 'object' && 'relativo' in value;

type OwnProps = Pick<Props, 'label' | 'size' | 'disabled' | 'error' | 'onChange'> & { value: ParameterValue };

function OwnDates({ value, label, size, disabled, error, onChange }: OwnProps) {
  const field = (name: string, day: string, change: (day: string) => void) => (
    <DayField
      mt={6}
      size={size}
      disabled={disabled}
      aria-label={name}
      error={error !== undefined}
      value={day}
      onChange={change}
    />
  );
  if (typeof value === 'string') return field(label, value, onChange);
  if (isMoment(value)) return null;
  return (
    <SimpleGrid cols={2} spacing={6}>
      {field(messages.from(label), value.desde, (desde) => onChange({ ...value, desde }))}
      {field(messages.until(label), value.hasta, (hasta) => onChange({ ...value, hasta }))}
    </SimpleGrid>
  );
}
