import { type API_TOKEN_STATES, type ApiToken, MAX_API_TOKENS } from './api-token-endpoints.ts';

/** Texts of 'Acceso desde otros programas'. */
export const apiTokenMessages = {
  title: 'Acceso desde otros programas',
  lead: 'Un acceso deja que otro programa descargue los reportes que elijas o importe maestros, con los permisos de tu cuenta.',
  open: 'Acceso desde otros programas',
  reference: 'Cómo usarlo',
  create: 'Crear acceso',
  columns: {
    name: 'Acceso',
    owner: 'De quién es',
    reports: 'Qué puede',
    lastUse: 'Último uso',
    webhook: 'Último aviso',
    expires: 'Caduca',
    state: 'Estado',
  },
  states: {
    active: 'Activo',
    expired: 'Caducado',
    revoked: 'Revocado',
  } satisfies Record<(typeof API_TOKEN_STATES)[number], string>,
  never: 'Sin uso',
  usedFrom: (address: string) => `desde ${address}`,
  noWebhook: 'Sin avisos',
  webhooks: {
    waiting: (moment: string, attempts: number) =>
      attempts === 0
        ? `Por enviar, del ${moment}`
        : `Se reintenta, del ${moment}, tras ${attempts === 1 ? '1 intento' : `${attempts} intentos`}`,
    delivered: (moment: string) => `Recibido, del ${moment}`,
    failed: (moment: string) => `No se recibió, del ${moment}`,
  } satisfies Record<NonNullable<ApiToken['webhook']>['state'], (moment: string, attempts: number) => string>,
  webhookLine: (text: string) => `Último aviso: ${text}`,
  noReports: 'Sus reportes se eliminaron',
  moreReports: (count: number) => `y ${count} más`,
  expiresOn: (date: string) => `Caduca el ${date}`,
  failed: 'No se pudieron cargar los accesos.',
  emptyTitle: 'Aún no hay accesos',
  emptyText:
    'Crea uno para que tu sistema pida reportes o cargue los maestros de la nómina sin que nadie entre.',

  name: 'Nombre',
  nameHelp: 'El programa que lo usará, por ejemplo “Nómina a SharePoint”.',
  reports: 'Reportes que puede pedir',
  reportsHelp: 'No podrá ver ningún otro.',
  masters: 'Importar maestros',
  mastersHelp: 'Carga empleados, salarios, registros y calendarios de los clientes que administras.',
  results: 'Importar resultados de nómina',
  resultsHelp: 'Carga lo que calculó otro programa en los periodos de las nóminas que ves.',
  noResults: 'Este acceso no puede importar resultados de nómina. Crea uno que pueda.',
  noMasters: 'Este acceso no puede importar maestros. Crea uno que pueda.',
  reportsFailed: 'No se pudieron cargar los reportes.',
  reportsNone: 'Primero crea un reporte.',
  reportsNothing: 'Ningún reporte coincide.',
  reportsSearch: 'Buscar un reporte',
  clearSearch: 'Borrar la búsqueda',
  reportsCount: (chosen: number) =>
    chosen === 0
      ? 'Ningún reporte elegido'
      : chosen === 1
        ? '1 reporte elegido'
        : `${chosen} reportes elegidos`,
  values: 'Valores de cada reporte',
  valuesHelp:
    'Con ellos se hace el reporte cuando el programa no dice otra cosa. Los filtros que guardas para ti no los cambian.',
  valuesOfParameters: 'El programa puede mandar otros. Lo que dejes vacío lo responde él.',
  valuesOfFilters: 'El programa no puede cambiarlos.',
  editValues: 'Valores',
  editValuesOf: (report: string) => `Valores de ${report}`,
  editValuesIn: (token: string) => `Valores de los reportes de ${token}`,
  saveValues: 'Guardar valores',
  valuesSaved: 'Se guardaron los valores',
  closeValues: 'Cerrar',
  days: 'Caduca en',
  daysOption: (days: number) => (days === 365 ? '1 año' : `${days} días`),
  limit: `Puedes tener ${MAX_API_TOKENS} accesos activos.`,

  madeTitle: 'Guarda el acceso ahora',
  madeText:
    'Es la única vez que se muestran. Guárdalos donde tu programa guarda sus contraseñas; si los pierdes, crea otro acceso.',
  token: 'Token',
  tokenHelp: 'Va en cada llamada, en el encabezado Authorization.',
  webhookSecret: 'Secreto de los avisos',
  webhookSecretHelp: 'Con él tu programa comprueba que un aviso viene de Lienzo.',
  copy: (item: string) => `Copiar: ${item}`,
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar. Selecciona el texto y cópialo.',
  saved: 'Ya los guardé',

  revoke: 'Revocar',
  revokeOf: (name: string) => `Revocar ${name}`,
  revokeTitle: '¿Revocar este acceso?',
  revokeText: (name: string) =>
    `El programa que usa “${name}” dejará de tener acceso en este momento. No se puede deshacer.`,
  revoked: (name: string) => `Se revocó “${name}”.`,
} as const;
