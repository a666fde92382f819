import { NumberField } from '@lienzo/editor/number-field';
import { PLAIN_NUMBER } from '@lienzo/schema/data/filter-values';
import { Checkbox, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { DayField } from '../../../shared/forms/DayField';
import type { FormField } from './form-field';

type MasterFieldProps<Values extends Record<string, unknown>> = {
  form: UseFormReturnType<Values>;
  field: FormField<Extract<keyof Values, string>>;
  autoFocus: boolean;
  readOnly: boolean;
};

/** A field of a master's form, uncontrolled. */
export function MasterField<Values extends Record<string, unknown>>({
  form,
  field: { name, label, kind = 'text', decimals = 0, options = [], description, warn },
  autoFocus,
  readOnly,
}: MasterFieldProps<Values>) {
  const [warning, setWarning] = useState<string | null>(() => warn?.(textOf(form.getValues()[name])) ?? null);
  form.watch(name, ({ value }) => {
    if (warn !== undefined) setWarning(warn(textOf(value)));
  });
  const reported = warning ?? description;
  const common = {
    label,
    readOnly,
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as (
      | 'label'
      | 'input'
      | 'description'
      | 'error'
    )[],
    ...(reported === undefined ? {} : { description: reported }),
    ...(autoFocus ? { 'data-autofocus': true } : {}),
  };
  const key = form.key(name);
  if (kind === 'check')
    return (
      <Checkbox
        key={key}
        {...form.getInputProps(name, { type: 'checkbox' })}
        label={label}
        disabled={readOnly}
      />
    );
  if (kind === 'choice')
    return (
      <Select
        key={key}
        {...form.getInputProps(name)}
        {...common}
        data={[...options]}
        allowDeselect={false}
        searchable={options.length > 8}
      />
    );
  if (kind === 'number' || kind === 'decimal') {
    const input = form.getInputProps(name);
    return (
      <NumberField
        key={key}
        {...input}
        {...common}
        decimals={decimals}
        defaultValue={`${input.defaultValue ?? ''}`}
        onChange={(text) => input.onChange(kind === 'number' ? wholeOf(text) : text)}
      />
    );
  }
  if (kind === 'date') {
    const input = form.getInputProps(name);
    // What is no day is kept as well, so that the form's check refuses it.
    return <DayField key={key} {...input} {...common} onTyped={input.onChange} />;
  }
  return <TextInput key={key} {...form.getInputProps(name)} {...common} autoComplete="off" />;
}

/** A number for a schema that wants one; what is none stays as it is, and is refused. */
const wholeOf = (text: string): number | string => (PLAIN_NUMBER.test(text) ? Number(text) : text);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
