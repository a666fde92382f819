import { formatBytes } from '../data/format-bytes.ts';
import { sessionMessages } from '../rule-messages/session-messages.ts';
import type { AccountEvent, AccountEventArea, AccountEventKind } from './audit-endpoints.ts';

type Reported = Pick<AccountEvent, 'from' | 'to'>;

const roleName = (role: string | null): string =>
  Object.entries(sessionMessages.roles).find(([known]) => known === role)?.[1] ?? '';
const orNone = (list: string | null): string => (list === null || list === '' ? 'ninguno' : list);
const bytes = (text: string | null): string => formatBytes(Number(text ?? 0));

/** What each kind of entry says; who and whose account stand beside it. */
const SENTENCES: Record<AccountEventKind, (reported: Reported) => string> = {
  login: () => 'Inició sesión',
  login_refused: ({ to }) =>
    to === 'inactive'
      ? 'Acceso rechazado: la cuenta está inactiva'
      : 'Acceso rechazado: la contraseña no era correcta',
  logout: () => 'Cerró sesión',
  session_stolen: () => 'Se cerró una sesión que parecía copiada en otro dispositivo',
  sessions_ended: ({ to }) => (to === '1' ? 'Se cerró 1 sesión' : `Se cerraron ${to} sesiones`),
  api_token_created: ({ to }) => `Creó el acceso “${to ?? ''}” para otro programa`,
  api_token_changed: ({ from, to }) => `Cambió los valores de “${from ?? ''}” en el acceso “${to ?? ''}”`,
  api_token_revoked: ({ to }) => `Se revocó el acceso “${to ?? ''}” de otro programa`,
  api_token_used: ({ to }) => `El acceso “${to ?? ''}” se usó desde una dirección nueva`,
  imss_feed_created: () => 'Creó la dirección de su calendario de obligaciones',
  imss_feed_revoked: () => 'Se revocó la dirección de su calendario de obligaciones',
  imss_feed_used: () => 'Su calendario de obligaciones se consultó desde una dirección nueva',
  invitation_sent: () => 'Se reenvió su invitación',
  invitation_accepted: () => 'Aceptó la invitación y eligió su contraseña',
  reset_asked: () => 'Pidió recuperar su contraseña',
  reset_sent: () => 'Se le envió un enlace para restablecer su contraseña',
  password_recovered: () => 'Eligió otra contraseña con el enlace de su correo',
  password_changed: () => 'Cambió su contraseña',
  user_created: ({ to }) => `Se dio de alta la cuenta: ${roleName(to)}`,
  user_activated: () => 'Se activó la cuenta',
  user_deactivated: () => 'Se desactivó la cuenta',
  user_deleted: () => 'Se eliminó la cuenta',
  user_renamed: ({ from, to }) => `Se corrigió el nombre: de “${from ?? ''}” a “${to ?? ''}”`,
  mail_change_asked: ({ to }) => `Se pidió cambiar el correo a ${to ?? ''}`,
  mail_changed: ({ from, to }) => `Cambió el correo: de ${from ?? ''} a ${to ?? ''}`,
  role_changed: ({ from, to }) => `Cambió el rol: de ${roleName(from)} a ${roleName(to)}`,
  modules_changed: ({ from, to }) => `Cambiaron sus módulos: antes ${orNone(from)}; ahora ${orNone(to)}`,
  clients_changed: ({ from, to }) => `Cambiaron sus clientes: antes ${orNone(from)}; ahora ${orNone(to)}`,
  payrolls_changed: ({ to }) =>
    to === 'true' ? 'Se le permitió ver nóminas' : 'Se le quitó el permiso de ver nóminas',
  provider_created: ({ to }) => `Se creó el proveedor “${to ?? ''}”`,
  provider_renamed: ({ from, to }) => `El proveedor “${from ?? ''}” ahora se llama “${to ?? ''}”`,
  colors_changed: () => 'Cambiaron los colores del proveedor',
  logo_changed: () => 'Cambió el logotipo del proveedor',
  quota_changed: ({ from, to }) => `Cambió el espacio del proveedor: de ${bytes(from)} a ${bytes(to)}`,
};

const isKind = (kind: string): kind is AccountEventKind => Object.hasOwn(SENTENCES, kind);

/** Texts of the account audit. */
export const auditMessages = {
  title: 'Auditoría de cuentas',
  lead: 'Accesos, contraseñas y cambios de cuentas. Nadie puede cambiar ni borrar estos registros; se conservan dos años.',
  open: 'Auditoría',
  search: 'Buscar por nombre, correo, dirección o dispositivo',
  clearSearch: 'Borrar la búsqueda',
  area: 'Tipo',
  allAreas: 'Todo',
  areas: {
    accesos: 'Accesos y sesiones',
    contrasenas: 'Contraseñas e invitaciones',
    cuentas: 'Cuentas, roles y clientes',
    proveedores: 'Proveedor',
  } satisfies Record<AccountEventArea, string>,
  since: 'Desde',
  until: 'Hasta',
  provider: 'Proveedor',
  allProviders: 'Todos los proveedores',
  tableLabel: 'Auditoría de cuentas',
  columns: {
    at: 'Fecha',
    what: 'Qué pasó',
    person: 'Cuenta',
    actor: 'Quién lo hizo',
    origin: 'Desde dónde',
    organization: 'Proveedor',
  },
  /** Beside what somebody did to their own account. */
  own: 'La misma persona',
  nobody: 'Sin sesión',
  unknownDevice: 'Dispositivo desconocido',
  empty: 'Aún no hay registros.',
  nothingFound: 'Ningún registro coincide. Prueba con otras palabras u otras fechas.',
  clearFilters: 'Quitar los filtros',
  failed: 'No se pudo cargar la auditoría.',
  older: 'Mostrar anteriores',
  end: 'No hay registros anteriores.',
  /** An entry in words; one of a newer version by its name. */
  sentence: (kind: string, notified: Reported): string => (isKind(kind) ? SENTENCES[kind](notified) : kind),
} as const;
