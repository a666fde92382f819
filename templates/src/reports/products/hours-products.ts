import type { ReportFilter } from '@lienzo/schema/data/filter';
import type { TablaItem } from '@lienzo/schema/report/item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { weekOf } from '@lienzo/schema/runs/products';
import { catalogColumn } from '../catalog-column.ts';
import { subtitle } from '../compose-report.ts';
import { formulaColumn, summed } from './product-columns.ts';
import { ownUuid, periodTable, productDocument } from './product-document.ts';
import type { ProductSource } from './product-source.ts';

const DOUBLE = formulaColumn(
  'adicional-dobles',
  'Dobles',
  'SI([extra_hours.tipo_descripcion] = "Dobles"; [extra_hours.horas]; 0)',
);
const TRIPLE = formulaColumn(
  'adicional-triples',
  'Triples',
  'SI([extra_hours.tipo_descripcion] = "Dobles"; 0; [extra_hours.horas])',
);
const hoursColumn = (column: string, readable_name: string) =>
  ({ column, data_type: 'numeric', readable_name, formato: 'decimal', total: 'suma' }) as const;

/** The overtime of the reported week, a line for each person. */
export const hoursByPerson = (source: ProductSource, item: number): TablaItem =>
  periodTable(source, item, {
    selected_tables: ['extra_hours', 'employees', 'periods'],
    selected_columns: [
      catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right', ancho: 8 }),
      catalogColumn('employees.name', { titulo: 'Empleado', ancho: 40 }),
      hoursColumn('medida-dobles', 'Dobles'),
      hoursColumn('medida-triples', 'Triples'),
      hoursColumn('medida-horas', 'Total'),
    ],
    additional_columns: [DOUBLE, TRIPLE],
    filters: [inWeek(source, 'extra_hours.fecha')],
    resumen: {
      medidas: [
        summed('medida-dobles', DOUBLE.id),
        summed('medida-triples', TRIPLE.id),
        summed('medida-horas', 'extra_hours.horas'),
      ],
    },
    order_columns: [{ column: 'employees.name', direction: 'asc' }],
  });

/** 5 'Reportes de horas': the overtime of a week, by person and by day. */
export const hours = (source: ProductSource): ReportDocument =>
  productDocument(source, {
    orientation: 'vertical',
    content: [
      [subtitle(ownUuid(source, 20), 'Por empleado')],
      [hoursByPerson(source, 21)],
      [subtitle(ownUuid(source, 22), 'Por día')],
      [
        periodTable(source, 23, {
          selected_tables: ['overtime_days', 'employees', 'periods'],
          selected_columns: [
            catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right', ancho: 8 }),
            catalogColumn('employees.name', { titulo: 'Empleado', ancho: 40 }),
            catalogColumn('overtime_days.horas', { titulo: 'Horas', formato: 'decimal', total: 'suma' }),
            catalogColumn('overtime_days.status_descripcion', { titulo: 'Estatus' }),
          ],
          filters: [inWeek(source, 'overtime_days.fecha')],
          group_by: ['overtime_days.fecha'],
          order_columns: [{ column: 'employees.name', direction: 'asc' }],
        }),
      ],
    ],
  });

/** Monday to Sunday, as hours are counted. */
const inWeek = ({ parameters }: ProductSource, column: string): ReportFilter => ({
  id: 'filtro-semana',
  nombre: 'Semana',
  selected_columns: [column],
  column_type: 'date',
  condition: 'entre',
  valor: JSON.stringify(weekOf(parameters.fecha ?? '')),
});
