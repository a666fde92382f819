/** What reports may show of payroll runs. A period has one run: its last calculation. */
import { type CatalogTable, table } from './catalog-table.ts';

export const RUN_TABLES: readonly CatalogTable[] = [
  table(
    29,
    'payroll_runs',
    'Cálculos de nómina',
    'Cómo va cada nómina en cada periodo, con los totales de su último cálculo: no se repiten versiones anteriores.',
    [
      ['id', 'integer', 'Número de cálculo'],
      ['version', 'integer', 'Versión del cálculo'],
      ['state_words', 'text', 'Estado del cálculo'],
      ['is_outdated', 'boolean', 'Cálculo desactualizado'],
      ['imported_from', 'text', 'Archivo de otro programa'],
      ['people', 'integer', 'Empleados del cálculo'],
      ['total_perceptions', 'numeric', 'Percepciones del cálculo'],
      ['total_deductions', 'numeric', 'Deducciones del cálculo'],
      ['net_pay', 'numeric', 'Neto del cálculo'],
      ['employer_cost', 'numeric', 'Cuotas patronales e impuesto del cálculo'],
      ['payroll_tax', 'numeric', 'Impuesto sobre nóminas del cálculo'],
      ['provision_aguinaldo', 'numeric', 'Provisión de aguinaldo'],
      ['provision_vacaciones', 'numeric', 'Provisión de vacaciones'],
      ['provision_prima_vacacional', 'numeric', 'Provisión de prima vacacional'],
      ['errors', 'integer', 'Errores del cálculo'],
      ['warnings', 'integer', 'Avisos del cálculo'],
      ['calculated_at', 'timestamp', 'Fecha del último cálculo'],
      ['authorized_at', 'timestamp', 'Fecha de autorización'],
      ['closed_at', 'timestamp', 'Fecha de cierre de la nómina'],
    ],
  ),
  table(
    30,
    'payroll_findings',
    'Hallazgos del cálculo',
    'Lo que encontró el último cálculo de cada periodo, por empleado o de toda la nómina.',
    [
      ['id', 'integer', 'Número de hallazgo'],
      ['severity_words', 'text', 'Gravedad'],
      ['message', 'text', 'Qué pasa'],
    ],
  ),
];
