/** The screens of the side menu and who has them (specification 1 §2, route table; §3, Menu module). */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE, protectTable } from './protect-table.ts';

type Module = [
  name: string,
  path: string,
  orden: number,
  nombre_menu: string,
  icono: string,
  roles: ('SuperAdmin' | 'Admin' | 'Ejecutivo' | 'client')[],
];

const STAFF: Module[5] = ['SuperAdmin', 'Admin', 'Ejecutivo'];
const ALL: Module[5] = ['SuperAdmin', 'Admin', 'Ejecutivo', 'client'];
const DIRECTORY: Module[5] = ['Admin', 'Ejecutivo', 'client'];

const MODULES: Module[] = [
  ['inicio', '', 10, 'Inicio', 'home', ALL],
  ['proveedores', 'provedores', 20, 'Proveedores', 'building', ['SuperAdmin']],
  ['usuarios', 'usuarios', 30, 'Colaboradores', 'users', ['SuperAdmin', 'Admin']],
  ['clientes', 'clientes', 40, 'Clientes', 'briefcase', ['Admin', 'Ejecutivo']],
  ['directorio', 'directorio', 50, 'Directorio', 'folder', DIRECTORY],
  ['suscripciones', 'notificaciones/suscripciones', 60, 'Notificaciones', 'bell', DIRECTORY],
  ['nomina', 'nomina', 70, 'Nómina', 'cash', STAFF],
  ['incidencias', 'incidents_new', 80, 'Captura de incidencias', 'calendar-plus', STAFF],
  ['incidencias_nomina', 'incidents', 90, 'Incidencias por nómina', 'table', STAFF],
  ['resumen_incidencias', 'summary_incidents', 100, 'Resumen de incidencias', 'list-check', STAFF],
  ['reportes', 'reports', 110, 'Reportes', 'file-analytics', STAFF],
  ['auditoria_reportes', 'reports/audit', 120, 'Auditoría de reportes', 'history', STAFF],
  ['solicitud_productos', 'productos', 130, 'Solicitud de productos', 'clipboard-list', STAFF],
  ['productos', 'Productos', 140, 'Productos de nómina', 'files', STAFF],
  ['cierre', 'cierre', 150, 'Cálculo y cierre', 'calculator', STAFF],
  ['afiliaciones', 'afiliations', 160, 'Movimientos afiliatorios', 'id', STAFF],
  ['variabilidad', 'variabilidad', 170, 'Variabilidad', 'chart-line', STAFF],
  ['confronta', 'confronta', 180, 'Confronta', 'git-compare', STAFF],
  ['validacion', 'validacion', 190, 'Validación de nómina', 'checks', STAFF],
  ['control_facturacion', 'actualizarControl', 200, 'Control de facturación', 'receipt', STAFF],
  ['confronta_nomina', 'confrontanomina', 210, 'Confronta de pagos CFDI', 'scale', STAFF],
  ['timbrado', 'timbrado', 220, 'Timbrado', 'rubber-stamp', STAFF],
  ['configuracion', 'configuracion', 230, 'Configuración', 'settings', ALL],
  ['permisos', 'Config_modulos', 240, 'Permisos', 'lock', ALL],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  // Which screens exist is the product's, the same for every tenant, and the API may only read it.
  await sql`
    create table modules (
      id integer primary key,
      name text not null unique,
      path text not null unique,
      orden integer not null,
      nombre_menu text not null,
      icono text not null,
      roles text[] not null
    )
  `.execute(db);
  for (const [at, [name, path, orden, nombre_menu, icono, roles]] of MODULES.entries())
    await sql`
      insert into modules (id, name, path, orden, nombre_menu, icono, roles)
      values (${at + 1}, ${name}, ${path}, ${orden}, ${nombre_menu}, ${icono}, ${roles})
    `.execute(db);
  await sql`grant select on modules to ${sql.ref(APP_ROLE)}`.execute(db);

  await sql`
    create table user_modules (
      organization_id uuid not null,
      user_id uuid not null,
      module_id integer not null references modules (id),
      primary key (organization_id, user_id, module_id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index user_modules_module on user_modules (module_id)`.execute(db);
  await protectTable(db, 'user_modules', { grant: ['select', 'insert', 'delete'] });
}
