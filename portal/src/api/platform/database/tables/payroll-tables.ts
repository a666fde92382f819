/** Payrolls: what is set up for a client, what is captured and what comes out. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CaptureStatus, CaptureTables } from './capture-tables.ts';
import type { Decimal, DefaultInstant, Instant, NullableInstant, OfClient, Tenant } from './column-types.ts';
import type { RunTables } from './run-tables.ts';

/** The last day on which a master is used; null: it goes on. */
type Ended = { ended_on: string | null };

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
  /** Made by the bureau. */
  own: Generated<boolean>;
  /** null: not decided. */
  isr_treatment: 'gravado' | 'exento' | 'parcial' | null;
  sbc_integration: 'no' | 'fijo' | 'variable' | 'excedente' | null;
  /** The last day on which it is captured. */
  ended_on: string | null;
};

type CompaniesTable = OfClient & Ended & { id: Generated<number>; empresa: string; rfc: string };

type PaysheetConceptsTable = OfClient & { paysheet_id: number; concept_id: number };

type PaysheetsTable = OfClient &
  Ended & {
    id: Generated<number>;
    id_humansite: string;
    paysheet: string;
    periodicity: 'Semanal' | 'Catorcenal' | 'Decenal' | 'Quincenal' | 'Mensual';
    overtime_rule: Generated<'clasica_3x3' | 'ley_vigente'>;
    overtime_rule_from: string | null;
    zone: Generated<'general' | 'frontera'>;
    days_convention: Generated<'30.4' | 'calendario'>;
    absence_share: Generated<'7/6' | '1'>;
    /** Periods that end before it are not open; null: all are. */
    service_start: string | null;
    /** Only for whom it was assigned to, and the bureau's administrators. */
    confidential: Generated<boolean>;
  };

/** To whom a payroll is assigned. */
type PaysheetPeopleTable = OfClient & { paysheet_id: number; user_id: string };

type CostCentersTable = OfClient &
  Ended & {
    paysheet_id: number;
    id: Generated<number>;
    code: string;
    cost_center: string;
  };

type RegistersTable = OfClient &
  Ended & {
    id: Generated<number>;
    register: string;
    company_id: number;
    /** Of today; `register_premiums` has all. */
    risk_premium: Decimal;
    delegation: string;
    subdelegation: Generated<string>;
    umf: Generated<string>;
  };

type RegisterPremiumsTable = OfClient & {
  register_id: number;
  vigente_desde: string;
  risk_premium: Decimal;
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

type CalendarPlansTable = OfClient & {
  paysheet_id: number;
  process_id: number;
  calendar: number;
  first_day: string;
  payment_days: number;
  close_days: number;
  early_close: boolean;
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
  /** Days of vacation that were left at the end of a day; both or none. */
  saldo_vacaciones: ColumnType<string | null, string | null | undefined, string | null>;
  saldo_vacaciones_al: ColumnType<string | null, string | null | undefined, string | null>;
  estatus: Generated<'A' | 'F'>;
  /** 'Activo' or 'Finiquitado'. */
  estatus_descripcion: GeneratedAlways<string>;
  daily_salary: Decimal;
  sbc: Decimal;
  bank_account: Generated<string>;
  causa_baja: string | null;
  tipo_trabajador: Generated<number>;
  tipo_salario: Generated<number>;
  jornada: Generated<number>;
  umf: Generated<string>;
  lugar_nacimiento: Generated<string>;
  codigo_postal: Generated<string>;
  /** Of the worker in SUA. */
  ubicacion: Generated<string>;
  bank: Generated<string>;
  clabe: Generated<string>;
  /** `numberKey` of the number; two people of a payroll share one only if they did before there were keys. */
  number_key: GeneratedAlways<string | null>;
  number_repeated: Generated<boolean>;
  /** `identityKeys`; null: identifies nobody. */
  ssn_key: GeneratedAlways<string | null>;
  curp_key: GeneratedAlways<string | null>;
  rfc_key: GeneratedAlways<string | null>;
  /** Somebody has answered who else has the NSS, CURP or RFC. */
  identity_confirmed: Generated<boolean>;
};

/** A row for each time and place of work; `employees` shows the last one of each person. */
type EmploymentsTable = OfClient & {
  employee_id: number;
  paysheet_id: number;
  cost_center_id: number;
  register_id: number;
  id: Generated<number>;
  /** Since when without a break, which seniority counts from. */
  hire_date: string;
  /** The first day of this row, later than `hire_date` after a move. */
  initial_date: string;
  /** The last day; null: it goes on. */
  termination_date: string | null;
  causa_baja: string | null;
  position: string;
  tipo_trabajador: number;
  tipo_salario: number;
  jornada: number;
};

type EmployeeSalariesTable = OfClient & {
  employee_id: number;
  id: Generated<number>;
  vigente_desde: string;
  daily_salary: Decimal;
  sbc: Decimal;
  created_at: DefaultInstant;
};

type EmployeeCreditsTable = OfClient & {
  employee_id: number;
  id: Generated<number>;
  kind: 'INFONAVIT' | 'FONACOT' | 'PENSION';
  number: Generated<string>;
  discount_type: number;
  value: Decimal;
  vigente_desde: string;
  vigente_hasta: string | null;
  /** Whether the table of reduced discounts applies; null: nobody has said it. */
  tabla_disminucion: ColumnType<'S' | 'N' | null, 'S' | 'N' | null | undefined>;
  tabla_descripcion: GeneratedAlways<string>;
  /** Percent that the table gives; null: nobody has said it. */
  porcentaje_reducido: ColumnType<string | null, string | null | undefined>;
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
  /** Null: of before there were runs. */
  run_id: ColumnType<number | null, number | null | undefined, number | null>;
  id: Generated<number>;
  days_paid: Decimal;
  total_perceptions: Decimal;
  total_deductions: Decimal;
  net_pay: Decimal;
  employer_cost: Decimal;
  /** Null: the rate of the state is not known, or the results are of before it was stored. */
  payroll_tax: string | null;
  provision_aguinaldo: Generated<string>;
  provision_vacaciones: Generated<string>;
  provision_prima_vacacional: Generated<string>;
  /** Of salary and of service with aguinaldo; null: of another program, or nobody told. */
  paid_days: Generated<string | null>;
  aguinaldo_days: Generated<string | null>;
  /** Of the last day that the person worked in the period; null: no salary has begun by then. */
  daily_salary: Generated<string | null>;
  sbc: Generated<string | null>;
  /** A trigger sets what nobody gave. */
  position: Generated<string>;
  register_id: Generated<number>;
  cost_center_id: Generated<number>;
  /** 'expediente': looked up after the calculation, or of results of another program. */
  facts_from: Generated<'calculo' | 'expediente'>;
  /** A sentence for whoever reads the receipt; empty: of the calculation. */
  facts_words: GeneratedAlways<string>;
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
  /** Somebody has set it by hand. */
  overridden: Generated<boolean>;
  /** The first day of the closed period whose difference it is; null: the pay of its own period. */
  corrects: ColumnType<string | null, string | null | undefined, string | null>;
  /** The same in words; else empty. */
  correction_words: ColumnType<string, never, never>;
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

type MasterHistoryTable = OfClient & {
  id: Generated<number>;
  entity: 'paysheet' | 'calendar' | 'employee' | 'company' | 'register' | 'cost_center';
  entity_id: number;
  field: string;
  before: string | null;
  after: string | null;
  /** In Spanish, for screens and reports: whose the change is, and what it says. */
  subject: string;
  paysheet_name: string | null;
  what: string;
  before_words: string | null;
  after_words: string | null;
  source: 'pantalla' | 'plantilla' | 'api' | 'programa';
  /** Null: the program itself. */
  user_id: string | null;
  user_name: string;
  changed_at: DefaultInstant;
};

export type PayrollTables = CaptureTables &
  RunTables & {
    paysheet_people: PaysheetPeopleTable;
    processes: ProcessesTable;
    concepts: ConceptsTable;
    companies: CompaniesTable;
    paysheets: PaysheetsTable;
    paysheet_concepts: PaysheetConceptsTable;
    cost_centers: CostCentersTable;
    registers: RegistersTable;
    periods: PeriodsTable;
    calendar_plans: CalendarPlansTable;
    register_premiums: RegisterPremiumsTable;
    employees: EmployeesTable;
    employments: EmploymentsTable;
    employee_salaries: EmployeeSalariesTable;
    employee_credits: EmployeeCreditsTable;
    master_history: MasterHistoryTable;
    incidents: IncidentsTable;
    extra_hours: ExtraHoursTable;
    disabilities: DisabilitiesTable;
    payroll_results: PayrollResultsTable;
    payroll_lines: PayrollLinesTable;
    movements: MovementsTable;
  };
