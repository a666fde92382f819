/** Payrolls: what is set up for a client, what is captured and what comes out. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CaptureStatus, CaptureTables } from './capture-tables.ts';
import type { Decimal, Instant, NullableInstant, OfClient, Tenant } from './column-types.ts';

type ProcessesTable = Tenant & {
  id: Generated<number>;
  process: string;
  description: string;
  kind: Generated<'periodo' | 'accion'>;
};

export type ConceptsTable = Tenant & {
  id: Generated<number>;
  key: string;
  description: string;
  type_value: 'IM' | 'DI' | 'HR';
  kind: 'Percepción' | 'Deducción' | 'Otro pago' | 'Incidencia';
  cfdi_code: string | null;
  capturable: Generated<boolean>;
  /** Not in the list of concepts that a payroll can be given. */
  hidden: Generated<boolean>;
};

type CompaniesTable = OfClient & { id: Generated<number>; empresa: string; rfc: string };

type PaysheetConceptsTable = OfClient & { paysheet_id: number; concept_id: number };

type PaysheetsTable = OfClient & {
  id: Generated<number>;
  id_humansite: string;
  paysheet: string;
  periodicity: 'Semanal' | 'Quincenal' | 'Mensual';
};

type CostCentersTable = OfClient & {
  paysheet_id: number;
  id: Generated<number>;
  code: string;
  cost_center: string;
};

type RegistersTable = OfClient & {
  id: Generated<number>;
  register: string;
  company_id: number;
  risk_premium: Decimal;
  delegation: string;
};

type PeriodsTable = OfClient & {
  paysheet_id: number;
  process_id: number;
  id: Generated<number>;
  number: number;
  mes: string;
  calendar: number;
  month: number;
  initial_date: string;
  end_date: string;
  payment_date: string;
  incidence_close_date: string | null;
  estatus: Generated<'Abierta' | 'Finalizada'>;
  closed_at: NullableInstant;
};

type EmployeesTable = OfClient & {
  paysheet_id: number;
  cost_center_id: number;
  register_id: number;
  id: Generated<number>;
  human_id: string | null;
  name: string;
  nombres: string;
  apellido_paterno: string;
  apellido_materno: Generated<string>;
  rfc: string;
  curp: string;
  ssn: string;
  birth_date: string;
  gender: string;
  estado_civil: string;
  nacionalidad: string;
  email: string;
  telefono: string;
  position: string;
  hire_date: string;
  termination_date: string | null;
  estatus: Generated<'A' | 'F'>;
  /** 'Activo' or 'Finiquitado'. */
  estatus_descripcion: GeneratedAlways<string>;
  daily_salary: Decimal;
  sbc: Decimal;
  bank_account: Generated<string>;
};

type IncidentsTable = OfClient & {
  employee_id: number;
  concept_id: number;
  period_id: number;
  id: Generated<number>;
  amount: Decimal;
  capture_date: string;
  status: CaptureStatus;
  /** 1 overtime, 2 incidents and bulk. */
  tipo_carga: Generated<number>;
};

type ExtraHoursTable = OfClient & {
  employee_id: number;
  period_id: number;
  id: Generated<number>;
  semana: string;
  clave_concepto: string;
  horas: Decimal;
  fecha: string;
  status: CaptureStatus;
};

type DisabilitiesTable = OfClient & {
  employee_id: number;
  concept_id: number;
  period_id: number;
  id: Generated<number>;
  certificate_id: number;
  folio: string;
  fecha_incapacidad: string;
  dias_incapacidad: number;
  tipo_incapacidad: 'I' | 'C';
  tipo_control: number;
  tipo_riesgo: Generated<number>;
  tipo_secuela: Generated<number>;
  status: CaptureStatus;
};

type PayrollResultsTable = OfClient & {
  employee_id: number;
  period_id: number;
  id: Generated<number>;
  days_paid: Decimal;
  total_perceptions: Decimal;
  total_deductions: Decimal;
  net_pay: Decimal;
  employer_cost: Decimal;
  calculated_at: Instant;
};

type PayrollLinesTable = OfClient & {
  payroll_result_id: number;
  concept_id: number;
  id: Generated<number>;
  units: Decimal;
  amount: Decimal;
  taxable_amount: Decimal;
  exempt_amount: Decimal;
};

type MovementsTable = OfClient & {
  employee_id: number;
  register_id: number;
  id: Generated<number>;
  movement_type: '02' | '07' | '08';
  description: string;
  movement_date: string;
  sbc: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  termination_cause: string | null;
};

export type PayrollTables = CaptureTables & {
  processes: ProcessesTable;
  concepts: ConceptsTable;
  companies: CompaniesTable;
  paysheets: PaysheetsTable;
  paysheet_concepts: PaysheetConceptsTable;
  cost_centers: CostCentersTable;
  registers: RegistersTable;
  periods: PeriodsTable;
  employees: EmployeesTable;
  incidents: IncidentsTable;
  extra_hours: ExtraHoursTable;
  disabilities: DisabilitiesTable;
  payroll_results: PayrollResultsTable;
  payroll_lines: PayrollLinesTable;
  movements: MovementsTable;
};
