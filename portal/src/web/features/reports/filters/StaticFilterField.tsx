import type { StaticFilter } from '@lienzo/schema/data/static-filter';
import { NativeSelect } from '@mantine/core';
import { DayField } from '../../../shared/forms/DayField';

type StaticFilterFieldProps = {
  filter: StaticFilter;
  error: string | undefined;
  change: (valor: string) => void;
};

/** A filter of a static report: one of its options, or a day. */
export function StaticFilterField({ filter, error, change }: StaticFilterFieldProps) {
  const { nombre, tipo_dato, valor, opciones } = filter;
  switch (tipo_dato) {
    case 'opcion':
      return (
        <NativeSelect
          label={nombre}
          data={opciones.map((option) => ({ value: option.valor, label: option.etiqueta }))}
          value={valor}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
        />
      );
    case 'fecha':
      return (
        <DayField
          label={nombre}
          value={valor}
          error={error}
          // A portal would lie outside of the menu, which a click there closes.
          withinPortal={false}
          onChange={change}
        />
      );
  }
}
