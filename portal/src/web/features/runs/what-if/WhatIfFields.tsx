import { NumberField } from '@lienzo/editor/number-field';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { RAISE_KINDS, RAISE_SCOPES } from '@lienzo/schema/runs/what-if-endpoints';
import { whatIfMessages as texts } from '@lienzo/schema/runs/what-if-messages';
import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { DayField } from '../../../shared/forms/DayField';
import { costCentersQuery } from '../../../shared/payroll/lookup-queries';
import type { WhatIfValues } from './what-if-values';

type WhatIfFieldsProps = { run: PayrollRun; form: UseFormReturnType<WhatIfValues> };

/** What can be otherwise. */
export function WhatIfFields({ run, form }: WhatIfFieldsProps) {
  const [scope, setScope] = useState<WhatIfValues['aumento_de']>('todos');
  form.watch('aumento_de', ({ value }) => setScope(value));
  const field = (name: keyof WhatIfValues) => ({ ...form.getInputProps(name) });
  const amount = (name: 'aumento' | 'uma' | 'salario_minimo', label: string, description: string) => (
    <NumberField
      key={form.key(name)}
      {...field(name)}
      defaultValue=""
      label={label}
      description={description}
      decimals={2}
    />
  );
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        {amount('aumento', texts.raise, texts.raiseHelp)}
        <Select
          key={form.key('aumento_tipo')}
          {...field('aumento_tipo')}
          label={texts.raiseKind}
          allowDeselect={false}
          data={RAISE_KINDS.map((value) => ({ value, label: texts.raiseKinds[value] }))}
        />
        <Select
          key={form.key('aumento_de')}
          {...field('aumento_de')}
          label={texts.raiseOf}
          allowDeselect={false}
          data={RAISE_SCOPES.map((value) => ({ value, label: texts.raiseScopes[value] }))}
        />
        {scope === 'centro' && <CostCenterField run={run} form={form} />}
        {scope === 'persona' && (
          <TextInput
            key={form.key('aumento_persona')}
            {...field('aumento_persona')}
            label={texts.personNumber}
            maxLength={40}
          />
        )}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {amount('uma', texts.uma, texts.figureHelp)}
        {amount('salario_minimo', texts.minimumWage, texts.figureHelp)}
        <TextInput
          key={form.key('falta_persona')}
          {...field('falta_persona')}
          label={texts.absencePerson}
          placeholder={texts.personNumber}
          maxLength={40}
        />
        <DayField key={form.key('falta_fecha')} {...field('falta_fecha')} label={texts.absenceDate} />
      </SimpleGrid>
    </>
  );
}

function CostCenterField({ run, form }: WhatIfFieldsProps) {
  const { cliente = '' } = useSearch({ from: '/app/cierre' });
  const centers = useQuery({ ...costCentersQuery(cliente, run.paysheet_id), enabled: cliente !== '' });
  return (
    <Select
      key={form.key('aumento_centro')}
      {...form.getInputProps('aumento_centro')}
      label={texts.costCenter}
      searchable
      data={(centers.data ?? []).map(({ id, code, cost_center }) => ({
        value: `${id}`,
        label: `${code} ${cost_center}`,
      }))}
    />
  );
}
