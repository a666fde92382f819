/** The history of masters in words, so that reports show names and no codes. */
import { type Kysely, sql } from 'kysely';

/** Read and written here as a whole; the owner is held by row level security too. */
const READ = ['master_history', 'paysheets', 'employees', 'companies', 'registers', 'cost_centers'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows that an earlier migration of the same transaction has put in wait for their deferred checks.
  await sql`set constraints all immediate`.execute(db);
  await sql`
    alter table master_history
      add column subject text not null default '',
      add column paysheet_name text,
      add column what text not null default '',
      add column before_words text,
      add column after_words text,
      add column entity_words text not null generated always as (
        case entity when 'paysheet' then 'Nómina' when 'calendar' then 'Calendario' when 'employee' then 'Empleado'
          when 'company' then 'Empresa' when 'register' then 'Registro patronal' else 'Centro de costos' end
      ) stored,
      add column source_words text not null generated always as (
        case source when 'pantalla' then 'Pantalla' when 'plantilla' then 'Plantilla' when 'api' then 'API'
          else 'Programa' end
      ) stored
  `.execute(db);
  await forceSecurity(db, 'no force');
  await nameEarlierEntries(db);
  await forceSecurity(db, 'force');
  await sql`alter table master_history alter column subject drop default, alter column what drop default`.execute(
    db,
  );
}

async function forceSecurity(db: Kysely<unknown>, force: 'no force' | 'force'): Promise<void> {
  for (const table of READ)
    await sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`.execute(db);
}

/** The fields that entries had until now; their values stay as they were written. */
const LABELS = {
  ...{ creado: 'Alta', salario_desde: 'Salario vigente desde', daily_salary: 'Salario diario' },
  ...{ sbc: 'Salario base de cotización', hire_date: 'Fecha de alta', termination_date: 'Último día' },
  ...{
    causa_baja: 'Causa de la baja',
    estatus: 'Estatus',
    position: 'Puesto',
    human_id: 'Número de empleado',
  },
  ...{ nombres: 'Nombres', apellido_paterno: 'Apellido paterno', apellido_materno: 'Apellido materno' },
  ...{ rfc: 'RFC', curp: 'CURP', ssn: 'NSS', birth_date: 'Fecha de nacimiento', gender: 'Género' },
  ...{ lugar_nacimiento: 'Lugar de nacimiento', estado_civil: 'Estado civil', nacionalidad: 'Nacionalidad' },
  ...{ email: 'Correo', telefono: 'Teléfono', codigo_postal: 'Código postal', umf: 'UMF', bank: 'Banco' },
  ...{ bank_account: 'Cuenta', clabe: 'CLABE', cost_center_id: 'Centro de costos' },
  ...{
    register_id: 'Registro patronal',
    tipo_trabajador: 'Tipo de trabajador',
    tipo_salario: 'Tipo de salario',
  },
  ...{ jornada: 'Jornada', number: 'Número de crédito', discount_type: 'Tipo de descuento', value: 'Valor' },
  ...{ vigente_desde: 'Desde', vigente_hasta: 'Hasta', id_humansite: 'Número de nómina', paysheet: 'Nombre' },
  ...{ periodicity: 'Periodicidad', overtime_rule: 'Regla de horas extra', zone: 'Zona de salario mínimo' },
  ...{ overtime_rule_from: 'Regla vigente desde', days_convention: 'Días del mes' },
  ...{ absence_share: 'Descuento de una falta', mes: 'Periodo', initial_date: 'Inicio', end_date: 'Fin' },
  ...{ payment_date: 'Pago', incidence_close_date: 'Cierre de captura', empresa: 'Razón social' },
  ...{ company_id: 'Empresa', register: 'Registro patronal', delegation: 'Delegación' },
  ...{ subdelegation: 'Subdelegación', risk_premium: 'Prima de riesgo', code: 'Clave' },
  ...{ cost_center: 'Nombre del centro de costos' },
};

async function nameEarlierEntries(db: Kysely<unknown>): Promise<void> {
  const labels = sql`${JSON.stringify(LABELS)}::jsonb`;
  await sql`
    update master_history set before_words = before, after_words = after, what = case
      when field like '%: %' then regexp_replace(field, ': [^:]*$', '') || ', '
        || lower(coalesce(${labels} ->> substring(field from ': ([^:]*)$'), substring(field from ': ([^:]*)$')))
      when field like 'risk_premium %' then 'Prima de riesgo desde el ' || substring(field from 14)
      when field like 'calendario %' then 'Calendario de ' || substring(field from 12)
      else coalesce(${labels} ->> field, field) end
  `.execute(db);
  for (const [entity, table, name] of [
    ['company', 'companies', 'empresa'],
    ['register', 'registers', 'register'],
  ] as const)
    await sql`
      update master_history set subject = ${sql.ref(`thing.${name}`)} from ${sql.table(table)} thing
      where entity = ${entity} and thing.organization_id = master_history.organization_id and thing.id = entity_id
    `.execute(db);
  for (const [entity, table, name] of [
    ['employee', 'employees', 'name'],
    ['cost_center', 'cost_centers', 'cost_center'],
  ] as const)
    await sql`
      update master_history set subject = ${sql.ref(`thing.${name}`)},
        paysheet_name = id_humansite || ' ' || paysheets.paysheet
      from ${sql.table(table)} thing
      join paysheets on paysheets.organization_id = thing.organization_id and paysheets.id = thing.paysheet_id
      where entity = ${entity} and thing.organization_id = master_history.organization_id and thing.id = entity_id
    `.execute(db);
  await sql`
    update master_history set subject = id_humansite || ' ' || paysheets.paysheet,
      paysheet_name = id_humansite || ' ' || paysheets.paysheet
    from paysheets
    where entity in ('paysheet', 'calendar') and paysheets.organization_id = master_history.organization_id
      and paysheets.id = entity_id
  `.execute(db);
}
