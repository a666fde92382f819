import type { ColumnFormat, Row } from '@lienzo/schema/data/column';
import type { TablaItem } from '@lienzo/schema/report/item';
import { catalogColumn } from './catalog-column.ts';
import {
  containing,
  headline,
  itemUuid,
  owners,
  sections,
  starterDocument,
  subtitle,
  table,
} from './compose-report.ts';
import { decimalText, SAMPLE_EMPLOYEES, SAMPLE_PERIOD } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const DAYS = itemUuid(6, 11);
const AMOUNTS = itemUuid(6, 12);
const HOURS = itemUuid(6, 13);

/** The incidents of one unit: days, money and hours do not add up together. */
function incidents(uuid: string, unit: 'DI' | 'IM' | 'HR', titulo: string, formato: ColumnFormat): TablaItem {
  return table(uuid, {
    selected_tables: ['incidents', 'concepts', 'employees', 'cost_centers', 'periods'],
    selected_columns: [
      catalogColumn('incidents.capture_date', { titulo: 'Fecha' }),
      catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right' }),
      catalogColumn('employees.name', { titulo: 'Empleado' }),
      catalogColumn('cost_centers.cost_center'),
      catalogColumn('incidents.amount', { titulo, formato, total: 'suma' }),
    ],
    filters: [containing(`filtro-${unit.toLowerCase()}`, 'Unidad', 'concepts.type_value', unit)],
    additional_columns: [],
    group_by: ['concepts.description'],
    keep_together: false,
    order_columns: [
      { column: 'concepts.description', direction: 'asc' },
      { column: 'employees.name', direction: 'asc' },
      { column: 'incidents.capture_date', direction: 'asc' },
    ],
  });
}

/** Vertical: what was captured in a period, each unit by itself. */
export const incidenciasPeriodo: StarterReport = {
  id: 'incidencias-periodo',
  nombre: 'Incidencias del periodo',
  descripcion: 'Faltas, permisos, vacaciones, bonos y comisiones capturados, por concepto y con totales.',
  categoria: 'Incidencias',
  report: starterDocument(
    'Incidencias del periodo',
    'vertical',
    sections(
      headline(6, 'Incidencias del periodo'),
      [owners(itemUuid(6, 3), 'client', 'payroll', 'period')],
      [subtitle(itemUuid(6, 4), 'En días')],
      [incidents(DAYS, 'DI', 'Días', 'general')],
      [subtitle(itemUuid(6, 5), 'En importe')],
      [incidents(AMOUNTS, 'IM', 'Importe', 'moneda')],
      [subtitle(itemUuid(6, 6), 'En horas')],
      [incidents(HOURS, 'HR', 'Horas', 'general')],
    ),
  ),
  rows: {
    [DAYS]: [
      incidentRow('Falta injustificada', 3, '2026-11-05', '1.00'),
      incidentRow('Falta injustificada', 21, '2026-11-12', '1.00'),
      incidentRow('Permiso sin goce de sueldo', 8, '2026-11-06', '1.00'),
      ...['2026-11-09', '2026-11-10', '2026-11-11'].map((day) => incidentRow('Vacaciones', 4, day, '1.00')),
      incidentRow('Vacaciones', 18, '2026-11-03', '1.00'),
    ],
    [AMOUNTS]: [
      incidentRow('Bono de desempeño', 1, '2026-11-15', decimalText(245_000)),
      incidentRow('Bono de desempeño', 11, '2026-11-15', decimalText(180_000)),
      incidentRow('Comisiones', 5, '2026-11-15', decimalText(612_350)),
      incidentRow('Comisiones', 17, '2026-11-15', decimalText(438_725)),
      incidentRow('Comisiones', 25, '2026-11-15', decimalText(790_100)),
    ],
    [HOURS]: [
      incidentRow('Retardo', 9, '2026-11-04', '0.50'),
      incidentRow('Retardo', 14, '2026-11-10', '1.00'),
    ],
  },
};

function incidentRow(concept: string, at: number, day: string, amount: string): Row {
  const one = SAMPLE_EMPLOYEES[at];
  return {
    'concepts.description': concept,
    'incidents.capture_date': day,
    'employees.human_id': one?.human_id ?? '',
    'employees.name': one?.name ?? '',
    'cost_centers.cost_center': one?.cost_center.cost_center ?? '',
    'incidents.amount': amount,
    ...SAMPLE_PERIOD,
  };
}
