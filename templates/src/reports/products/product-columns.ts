/** Columns that several products share. */
import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { Measure } from '@lienzo/schema/data/summary';

/** Pesos with their total. */
export const pesos = (column: string, readable_name: string): SelectedColumn => ({
  ...{ column, data_type: 'numeric', readable_name, formato: 'moneda', total: 'suma' },
});

/** How many people a group has. */
export const counted = (column: string): SelectedColumn => ({
  ...{ column, data_type: 'integer', readable_name: 'Personas' },
});

export const summed = (id: string, column: string): Measure => ({ id, column, funcion: 'suma' });

export const formulaColumn = (id: string, nombre: string, formula: string): AdditionalColumn => ({
  ...{ id, nombre, tipo: 'formula', operator: null, selected_columns: [], valor: '', resultado: null },
  formula,
});

/** The cost centre that somebody had in the period: two may share a name. */
export const CENTER = formulaColumn(
  'adicional-centro',
  'Centro de costos',
  'CONCATENAR([cost_centers.code]; "  "; [cost_centers.cost_center])',
);
