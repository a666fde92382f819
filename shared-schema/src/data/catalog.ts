/**
 * The data catalogue: which tables and columns a report may use, their readable Spanish names and the keys
 * between them. It is the allow list of the report queries and the description of the database's views for them.
 */
import type { ColumnDataType, ColumnKey } from './column.ts';

/** A column that reports may show. */
export type CatalogColumn = { column_name: string; data_type: ColumnDataType; readable_name: string };

/** A table that reports may use; `id` is the contract's number, `nombre_modelo` the database's name. */
export type CatalogTable = {
  id: number;
  nombre: string;
  nombre_modelo: string;
  /** One sentence for the person who chooses. */
  descripcion: string;
  columns: CatalogColumn[];
};

/** `from.column` refers to the `id` of `to`. */
export type CatalogReference = { from: string; column: string; to: string };

type ColumnList = [column_name: string, data_type: ColumnDataType, readable_name: string][];

const table = (
  id: number,
  nombre_modelo: string,
  nombre: string,
  descripcion: string,
  columns: ColumnList,
): CatalogTable => ({
  id,
  nombre,
  nombre_modelo,
  descripcion,
  columns: columns.map(([column_name, data_type, readable_name]) => ({
    column_name,
    data_type,
    readable_name,
  })),
});

export const CATALOG_TABLES: CatalogTable[] = [
  table(1, 'employees', 'Empleados', 'Las personas de cada nómina, con sus datos personales y su salario.', [
    ['id', 'integer', 'Número interno'],
    ['human_id', 'text', 'Número de personal'],
    ['name', 'text', 'Nombre completo'],
    ['rfc', 'text', 'RFC'],
    ['curp', 'text', 'CURP'],
    ['ssn', 'text', 'NSS'],
    ['birth_date', 'date', 'Fecha de nacimiento'],
    ['gender', 'text', 'Sexo'],
    ['estado_civil', 'text', 'Estado civil'],
    ['nacionalidad', 'text', 'Nacionalidad'],
    ['email', 'text', 'Correo electrónico'],
    ['telefono', 'text', 'Teléfono'],
    ['position', 'text', 'Puesto'],
    ['hire_date', 'date', 'Fecha de ingreso'],
    ['termination_date', 'date', 'Fecha de baja'],
    ['estatus', 'text', 'Estatus (A activo, F finiquitado)'],
    ['estatus_descripcion', 'text', 'Estatus'],
    ['daily_salary', 'numeric', 'Salario diario'],
    ['sbc', 'numeric', 'Salario base de cotización'],
    ['bank', 'text', 'Banco'],
    ['bank_account', 'text', 'Cuenta bancaria'],
    ['clabe', 'text', 'CLABE'],
  ]),
  table(2, 'clients', 'Clientes', 'Las empresas a las que se les procesa la nómina.', [
    ['name', 'text', 'Cliente'],
    ['rfc', 'text', 'RFC del cliente'],
    ['representante_legal', 'text', 'Representante legal'],
    ['rfc_representante', 'text', 'RFC del representante'],
    ['domicilio', 'text', 'Domicilio'],
    ['creation_date', 'timestamp', 'Fecha de alta del cliente'],
  ]),
  table(3, 'paysheets', 'Nóminas', 'Los grupos de pago de un cliente: semanales, quincenales o mensuales.', [
    ['id', 'integer', 'Número de nómina'],
    ['id_humansite', 'text', 'Clave de nómina'],
    ['paysheet', 'text', 'Nómina'],
    ['periodicity', 'text', 'Periodicidad'],
  ]),
  table(4, 'periods', 'Periodos', 'Los periodos de pago, con sus fechas.', [
    ['id', 'integer', 'Número interno del periodo'],
    ['number', 'integer', 'Número de periodo'],
    ['mes', 'text', 'Periodo'],
    ['calendar', 'integer', 'Año'],
    ['initial_date', 'date', 'Inicio del periodo'],
    ['end_date', 'date', 'Fin del periodo'],
    ['payment_date', 'date', 'Fecha de pago'],
    ['incidence_close_date', 'date', 'Cierre de incidencias'],
  ]),
  table(5, 'cost_centers', 'Centros de costos', 'Las áreas a las que se carga el costo de cada empleado.', [
    ['id', 'integer', 'Número de centro de costos'],
    ['code', 'text', 'Clave del centro de costos'],
    ['cost_center', 'text', 'Centro de costos'],
  ]),
  table(6, 'registers', 'Registros patronales', 'Los registros del cliente ante el IMSS.', [
    ['register', 'text', 'Registro patronal'],
    ['risk_premium', 'numeric', 'Prima de riesgo'],
    ['delegation', 'text', 'Subdelegación'],
  ]),
  table(7, 'processes', 'Procesos', 'El tipo de cálculo: ordinario, aguinaldo, finiquito y otros.', [
    ['process', 'text', 'Clave del proceso'],
    ['description', 'text', 'Proceso'],
  ]),
  table(8, 'concepts', 'Conceptos', 'Percepciones, deducciones e incidencias de la nómina.', [
    ['key', 'text', 'Clave del concepto'],
    ['description', 'text', 'Concepto'],
    ['type_value', 'text', 'Unidad (IM importe, DI días, HR horas)'],
    ['unidad_descripcion', 'text', 'Unidad'],
    ['kind', 'text', 'Tipo de concepto'],
    ['cfdi_code', 'text', 'Clave CFDI'],
  ]),
  table(9, 'incidents', 'Incidencias', 'Lo capturado por empleado y día: faltas, bonos, vacaciones y más.', [
    ['id', 'integer', 'Número de incidencia'],
    ['amount', 'numeric', 'Cantidad de la incidencia'],
    ['capture_date', 'date', 'Fecha de la incidencia'],
    ['status', 'text', 'Estatus de la incidencia (C capturada, F finalizada)'],
    ['status_descripcion', 'text', 'Estatus de la incidencia'],
  ]),
  table(10, 'extra_hours', 'Horas extra', 'Horas dobles y triples por empleado y semana.', [
    ['id', 'integer', 'Número de registro de horas'],
    ['semana', 'text', 'Clave de semana'],
    ['semana_descripcion', 'text', 'Semana'],
    ['clave_concepto', 'text', 'Clave de horas'],
    ['tipo_descripcion', 'text', 'Tipo de horas'],
    ['horas', 'numeric', 'Horas'],
    ['fecha', 'date', 'Fecha de las horas'],
    ['status', 'text', 'Estatus de las horas (C capturadas, F finalizadas)'],
    ['status_descripcion', 'text', 'Estatus de las horas'],
  ]),
  table(11, 'disabilities', 'Incapacidades', 'Los días de incapacidad de cada empleado, uno por renglón.', [
    ['id', 'integer', 'Número de incapacidad'],
    ['folio', 'text', 'Folio'],
    ['fecha_incapacidad', 'date', 'Fecha de incapacidad'],
    ['dias_incapacidad', 'integer', 'Días de incapacidad'],
    ['tipo_incapacidad', 'text', 'Tipo (I inicial, C subsecuente)'],
    ['tipo_descripcion', 'text', 'Tipo de incapacidad'],
    ['tipo_control', 'integer', 'Clave de control de la incapacidad'],
    ['control_descripcion', 'text', 'Control de incapacidad'],
    ['tipo_riesgo', 'integer', 'Clave de riesgo de la incapacidad'],
    ['riesgo_descripcion', 'text', 'Tipo de riesgo'],
    ['tipo_secuela', 'integer', 'Clave de secuela de la incapacidad'],
    ['secuela_descripcion', 'text', 'Tipo de secuela'],
    ['status', 'text', 'Estatus de la incapacidad (C capturada, F finalizada)'],
    ['status_descripcion', 'text', 'Estatus de la incapacidad'],
  ]),
  table(
    12,
    'payroll_results',
    'Resultados de nómina',
    'El recibo de cada empleado en cada periodo: totales y neto.',
    [
      ['id', 'integer', 'Número de recibo'],
      ['days_paid', 'numeric', 'Días pagados'],
      ['total_perceptions', 'numeric', 'Total de percepciones'],
      ['total_deductions', 'numeric', 'Total de deducciones'],
      ['net_pay', 'numeric', 'Neto a pagar'],
      ['employer_cost', 'numeric', 'Cuotas patronales'],
      ['calculated_at', 'timestamp', 'Fecha de cálculo'],
    ],
  ),
  table(13, 'payroll_lines', 'Conceptos del recibo', 'Cada percepción y deducción de un recibo.', [
    ['id', 'integer', 'Número de línea'],
    ['units', 'numeric', 'Unidades'],
    ['amount', 'numeric', 'Importe del concepto'],
    ['taxable_amount', 'numeric', 'Importe gravado'],
    ['exempt_amount', 'numeric', 'Importe exento'],
  ]),
  table(14, 'movements', 'Movimientos afiliatorios', 'Altas, bajas y cambios de salario ante el IMSS.', [
    ['id', 'integer', 'Número de movimiento'],
    ['movement_type', 'text', 'Clave del movimiento'],
    ['description', 'text', 'Movimiento'],
    ['movement_date', 'date', 'Fecha del movimiento'],
    ['sbc', 'numeric', 'SBC del movimiento'],
    ['termination_cause', 'text', 'Causa de baja'],
  ]),
  table(
    21,
    'disability_certificates',
    'Certificados de incapacidad',
    'Los certificados del IMSS, uno por folio, con su inicio, sus días y su control.',
    [
      ['id', 'integer', 'Número de certificado'],
      ['folio', 'text', 'Folio del certificado'],
      ['fecha_incapacidad', 'date', 'Inicio de la incapacidad'],
      ['fecha_fin', 'date', 'Fin de la incapacidad'],
      ['dias_incapacidad', 'integer', 'Días del certificado'],
      ['tipo_incapacidad', 'text', 'Tipo del certificado (I inicial, C subsecuente)'],
      ['tipo_descripcion', 'text', 'Tipo del certificado'],
      ['tipo_control', 'integer', 'Clave de control'],
      ['control_descripcion', 'text', 'Control'],
      ['tipo_riesgo', 'integer', 'Clave de riesgo'],
      ['riesgo_descripcion', 'text', 'Riesgo'],
      ['tipo_secuela', 'integer', 'Clave de secuela'],
      ['secuela_descripcion', 'text', 'Secuela'],
      ['status', 'text', 'Estatus del certificado (C capturado, F finalizado)'],
      ['status_descripcion', 'text', 'Estatus del certificado'],
    ],
  ),
  table(22, 'overtime_days', 'Horas extra por día', 'Las horas extra de cada empleado, día por día.', [
    ['id', 'integer', 'Número de registro del día'],
    ['fecha', 'date', 'Día'],
    ['horas', 'numeric', 'Horas del día'],
    ['status', 'text', 'Estatus del día (C capturado, F finalizado)'],
    ['status_descripcion', 'text', 'Estatus del día'],
  ]),
  table(
    23,
    'capture_states',
    'Estados de captura',
    'Qué está capturado y qué finalizado en cada periodo, por tipo de captura.',
    [
      ['id', 'integer', 'Número de estado'],
      ['tipo', 'text', 'Tipo de captura'],
      ['estado', 'text', 'Estado de la captura'],
      ['late', 'boolean', 'Capturado después del cierre'],
      ['version', 'integer', 'Cambios de la captura'],
      ['changed_at', 'timestamp', 'Último cambio de la captura'],
    ],
  ),
  table(
    24,
    'employee_salaries',
    'Historial de salarios',
    'Cada salario de un empleado, desde qué día vale.',
    [
      ['id', 'integer', 'Número de cambio de salario'],
      ['vigente_desde', 'date', 'Salario vigente desde'],
      ['daily_salary', 'numeric', 'Salario diario desde ese día'],
      ['sbc', 'numeric', 'SBC desde ese día'],
    ],
  ),
  table(
    27,
    'employments',
    'Empleos',
    'Cada tiempo en que alguien trabajó en una nómina: quien reingresó o cambió de nómina o registro tiene varios.',
    [
      ['id', 'integer', 'Número de empleo'],
      ['hire_date', 'date', 'Alta del empleo'],
      ['initial_date', 'date', 'Primer día en el lugar'],
      ['termination_date', 'date', 'Último día del empleo'],
      ['position', 'text', 'Puesto en el empleo'],
    ],
  ),
  table(
    25,
    'employee_credits',
    'Créditos de empleados',
    'Créditos de INFONAVIT y FONACOT y pensiones alimenticias.',
    [
      ['id', 'integer', 'Número de registro del crédito'],
      ['kind', 'text', 'Clave de crédito'],
      ['kind_descripcion', 'text', 'Tipo de crédito'],
      ['number', 'text', 'Número de crédito'],
      ['discount_type', 'integer', 'Tipo de descuento (1 porcentaje, 2 cuota fija, 3 factor)'],
      ['descuento_descripcion', 'text', 'Tipo de descuento'],
      ['value', 'numeric', 'Valor del descuento'],
      ['vigente_desde', 'date', 'Crédito vigente desde'],
      ['vigente_hasta', 'date', 'Crédito vigente hasta'],
    ],
  ),
  table(
    26,
    'master_history',
    'Historial de cambios',
    'Quién cambió qué de empresas, registros, centros de costos, nóminas, calendarios y empleados.',
    [
      ['id', 'bigint', 'Número de cambio'],
      ['changed_at', 'timestamp', 'Fecha del cambio'],
      ['user_name', 'text', 'Quién lo cambió'],
      ['entity_words', 'text', 'Tipo de registro'],
      ['subject', 'text', 'A quién o a qué'],
      ['paysheet_name', 'text', 'Nómina del cambio'],
      ['what', 'text', 'Qué cambió'],
      ['before_words', 'text', 'Antes'],
      ['after_words', 'text', 'Después'],
      ['source_words', 'text', 'Por dónde se cambió'],
    ],
  ),
  table(
    28,
    'companies',
    'Empresas',
    'Las razones sociales de un cliente, que son los patrones de su gente.',
    [
      ['id', 'integer', 'Número de empresa'],
      ['empresa', 'text', 'Empresa'],
      ['rfc', 'text', 'RFC de la empresa'],
    ],
  ),
];

/** Many-to-one keys; joins are found along them. */
export const CATALOG_REFERENCES: CatalogReference[] = [
  { from: 'employees', column: 'paysheet_id', to: 'paysheets' },
  { from: 'employees', column: 'cost_center_id', to: 'cost_centers' },
  { from: 'employees', column: 'register_id', to: 'registers' },
  { from: 'paysheets', column: 'client_id', to: 'clients' },
  { from: 'periods', column: 'paysheet_id', to: 'paysheets' },
  { from: 'periods', column: 'process_id', to: 'processes' },
  { from: 'cost_centers', column: 'paysheet_id', to: 'paysheets' },
  { from: 'registers', column: 'client_id', to: 'clients' },
  { from: 'registers', column: 'company_id', to: 'companies' },
  { from: 'companies', column: 'client_id', to: 'clients' },
  { from: 'incidents', column: 'employee_id', to: 'employees' },
  { from: 'incidents', column: 'concept_id', to: 'concepts' },
  { from: 'incidents', column: 'period_id', to: 'periods' },
  { from: 'extra_hours', column: 'employee_id', to: 'employees' },
  { from: 'extra_hours', column: 'period_id', to: 'periods' },
  { from: 'disabilities', column: 'employee_id', to: 'employees' },
  { from: 'disabilities', column: 'concept_id', to: 'concepts' },
  { from: 'disabilities', column: 'period_id', to: 'periods' },
  { from: 'payroll_results', column: 'employee_id', to: 'employees' },
  { from: 'payroll_results', column: 'period_id', to: 'periods' },
  { from: 'payroll_lines', column: 'payroll_result_id', to: 'payroll_results' },
  { from: 'payroll_lines', column: 'concept_id', to: 'concepts' },
  { from: 'movements', column: 'employee_id', to: 'employees' },
  { from: 'movements', column: 'register_id', to: 'registers' },
  { from: 'disability_certificates', column: 'employee_id', to: 'employees' },
  { from: 'disability_certificates', column: 'concept_id', to: 'concepts' },
  { from: 'disability_certificates', column: 'period_id', to: 'periods' },
  { from: 'disabilities', column: 'certificate_id', to: 'disability_certificates' },
  { from: 'overtime_days', column: 'employee_id', to: 'employees' },
  { from: 'overtime_days', column: 'period_id', to: 'periods' },
  { from: 'capture_states', column: 'period_id', to: 'periods' },
  { from: 'employments', column: 'employee_id', to: 'employees' },
  { from: 'employments', column: 'paysheet_id', to: 'paysheets' },
  { from: 'employments', column: 'cost_center_id', to: 'cost_centers' },
  { from: 'employments', column: 'register_id', to: 'registers' },
  { from: 'employee_salaries', column: 'employee_id', to: 'employees' },
  { from: 'employee_credits', column: 'employee_id', to: 'employees' },
  { from: 'master_history', column: 'client_id', to: 'clients' },
];

const byModel = new Map(CATALOG_TABLES.map((one) => [one.nombre_modelo, one]));

/** A table by its model name, or undefined when reports may not use it. */
export const catalogTable = (nombre_modelo: string): CatalogTable | undefined => byModel.get(nombre_modelo);

/** A column by its key (`employees.name`), or undefined when reports may not use it. */
export function catalogColumn(key: ColumnKey): CatalogColumn | undefined {
  const [model = '', name = ''] = key.split('.');
  return byModel.get(model)?.columns.find((column) => column.column_name === name);
}

/** Columns of money; other numbers with decimals are days, hours, units and rates. */
const MONEY_COLUMNS = new Set([
  'employees.daily_salary',
  'employees.sbc',
  'payroll_results.total_perceptions',
  'payroll_results.total_deductions',
  'payroll_results.net_pay',
  'payroll_results.employer_cost',
  'payroll_lines.amount',
  'payroll_lines.taxable_amount',
  'payroll_lines.exempt_amount',
  'movements.sbc',
  'employee_salaries.daily_salary',
  'employee_salaries.sbc',
]);

export const isMoneyColumn = (key: ColumnKey): boolean => MONEY_COLUMNS.has(key);

/** The tables that share a key with this one, in either direction. */
export function relatedTables(nombre_modelo: string): CatalogTable[] {
  const names = CATALOG_REFERENCES.flatMap(({ from, to }) =>
    from === nombre_modelo ? [to] : to === nombre_modelo ? [from] : [],
  );
  return CATALOG_TABLES.filter((one) => names.includes(one.nombre_modelo));
}
