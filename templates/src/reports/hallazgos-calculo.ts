import { catalogColumn } from './catalog-column.ts';
import { headline, itemUuid, note, owners, sections, starterDocument, table } from './compose-report.ts';
import { bold } from './compose-text.ts';
import { formulaColumn } from './products/product-columns.ts';
import { SAMPLE_EMPLOYEES, SAMPLE_PAYSHEET, SAMPLE_PERIOD } from './sample-payroll.ts';
import type { StarterReport } from './starter-report.ts';

const FINDINGS = itemUuid(61, 11);

/** Errors, then warnings, then notes. */
const RANK = formulaColumn(
  'adicional-orden',
  'Orden',
  'SI([payroll_findings.severity_words] = "Error"; "1"; SI([payroll_findings.severity_words] = "Aviso"; "2"; "3"))',
);

const SAMPLES: [person: number, severity: string, message: string][] = [
  [2, 'Error', 'No tiene salario registrado el 01/11/2026.'],
  [5, 'Error', 'El neto es negativo. Revisa sus deducciones.'],
  [0, 'Aviso', 'Su SBC es menor que el mínimo de su zona.'],
  [7, 'Aviso', 'Al crédito INFONAVIT le faltaron 112.40 por descontar.'],
];

/** Vertical: what the last calculation of a period found, errors first. */
export const hallazgosCalculo: StarterReport = {
  id: 'hallazgos-calculo',
  nombre: 'Hallazgos del cálculo',
  descripcion: 'Los errores y avisos del último cálculo de la nómina, con el empleado al que tocan.',
  categoria: 'Nómina',
  report: starterDocument(
    'Hallazgos del cálculo',
    'vertical',
    sections(
      headline(61, 'Hallazgos del cálculo'),
      [owners(itemUuid(61, 3), 'client', 'payroll', 'period')],
      [
        table(FINDINGS, {
          selected_tables: [
            'payroll_findings',
            'employees',
            'periods',
            'payroll_runs',
            'paysheets',
            'clients',
          ],
          selected_columns: [
            catalogColumn('payroll_findings.severity_words', { titulo: 'Gravedad', ancho: 10 }),
            catalogColumn('paysheets.paysheet', { titulo: 'Nómina', ancho: 18 }),
            catalogColumn('employees.human_id', { titulo: 'Núm.', alineacion: 'right', ancho: 8 }),
            catalogColumn('employees.name', { titulo: 'Empleado', ancho: 26 }),
            catalogColumn('payroll_findings.message', { titulo: 'Qué pasa' }),
          ],
          filters: [],
          additional_columns: [RANK],
          order_columns: [
            { column: RANK.id, direction: 'asc' },
            { column: 'paysheets.paysheet', direction: 'asc' },
            { column: 'employees.name', direction: 'asc' },
          ],
          zebra: true,
        }),
      ],
      [
        note(
          itemUuid(61, 4),
          bold('Sin empleado. '),
          'Un hallazgo sin empleado es de toda la nómina. Con un error sin corregir la nómina no se autoriza.',
        ),
      ],
    ),
  ),
  rows: {
    [FINDINGS]: SAMPLES.map(([at, severity, message]) => ({
      ...SAMPLE_PERIOD,
      'paysheets.paysheet': SAMPLE_PAYSHEET,
      'employees.human_id': SAMPLE_EMPLOYEES[at]?.human_id ?? '',
      'employees.name': SAMPLE_EMPLOYEES[at]?.name ?? '',
      'payroll_findings.severity_words': severity,
      'payroll_findings.message': message,
    })),
  },
};
