/** Texts of who sees a payroll. */
export const paysheetAccessMessages = {
  title: 'Quién la ve',
  confidential: 'Nómina confidencial',
  open: 'La ven los administradores, los ejecutivos del cliente y los usuarios del cliente que tienen permiso de ver nóminas.',
  hidden:
    'Solo la ven los administradores y las personas asignadas: en captura, reportes, archivos y búsquedas.',
  people: 'Personas asignadas',
  peopleHelp: 'La ven aunque sea confidencial o aunque no tengan permiso de ver las demás nóminas.',
  noPeople: 'Nadie más la puede recibir: el cliente no tiene ejecutivos ni usuarios.',
  yes: 'Sí',
  no: 'No',
  roleOf: { Ejecutivo: 'Ejecutivo', client: 'Usuario del cliente' },
  save: 'Guardar quién la ve',
  saved: 'Se guardó quién ve la nómina',
  failed: 'No se pudo cargar quién ve la nómina.',
  readOnly: 'Solo un administrador lo cambia.',

  seesPaysheets: 'Puede ver nóminas',
  seesPaysheetsOf: (name: string) => `${name} puede ver nóminas`,
  seesPaysheetsHelp: 'Sueldos y datos de las nóminas de su empresa que no son confidenciales.',
  closingNotices: 'Recibe los avisos de cierre',
  closingNoticesOf: (name: string) => `${name} recibe los avisos de cierre`,
  noticesAllowed: (name: string) => `${name} recibirá un aviso cuando se finalice una captura`,
  noticesEnded: (name: string) => `${name} ya no recibe avisos de cierre`,
  allowed: (name: string) => `${name} ya puede ver las nóminas de su empresa`,
  ended: (name: string) => `${name} ya no ve nóminas`,
} as const;
