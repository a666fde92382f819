/** The modules of the API, lowest first: a module imports only those before it. A new module is added here. */
export const MODULE_ORDER = [
  'workbooks',
  'documents',
  'directory',
  'accounts',
  'masters',
  'notifications',
  'incidents',
  'payroll',
  'imss',
  'report-data',
  'reports',
  'renders',
  'products',
  'schedules',
  'api-tokens',
  'home',
] as const;
