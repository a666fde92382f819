/** Texts that the payroll screens share: their filters and what stands in the place of data. */
export const payrollMessages = {
  client: 'Cliente',
  chooseClient: 'Elige un cliente',
  noClients: 'Aún no tienes clientes',
  noClientsAnywhere: 'Aún no hay clientes.',
  firstClient: 'Aún no tienes clientes. Crea el primero y después, en Nómina, su calendario y su gente.',
  toClients: 'Ir a Clientes',
  paysheet: 'Nómina',
  choosePaysheet: 'Elige una nómina',
  noPaysheets: 'El cliente aún no tiene nóminas',
  clientFirst: 'Elige antes el cliente',
  endedPaysheet: (name: string) => `${name} (terminada)`,
  nothingFound: 'Nada coincide',
  loading: 'Cargando…',
  /** What a concept is captured in. */
  units: { IM: 'Importe', DI: 'Días', HR: 'Horas' },
} as const;
