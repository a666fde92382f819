/** What the screens of the IMSS side have in common. */
export const imssMessages = {
  register: 'Registro',
  from: 'Fecha Inicio',
  until: 'Fecha Fin',
  chooseRegister: 'Elige un registro',
  status: 'Status',
  /** Above what a request still lacks (specification 2 §5). */
  missing: 'Por favor, corrija los siguiente(s) error(es):',
  required: {
    client: 'El campo de cliente es obligatorio.',
    paysheet: 'El campo de nomina es obligatorio.',
    register: 'El campo de registro es obligatorio.',
    from: 'Debes seleccionar una fecha de inicio',
    until: 'Debes seleccionar una fecha de fin',
    order: 'La fecha de fin es anterior a la de inicio.',
    tooLong: 'Elige fechas de un año o menos.',
  },
  columns: {
    empresa: 'Empresa',
    nomina: 'Nómina',
    registro: 'Register',
    status: 'Estatus',
    fecha_inicial: 'Fecha Inicial',
    fecha_final: 'Fecha Final',
    tiempo: 'Tiempo Calculado',
  },
  search: 'Buscar nomina/registro/estatus',
  clearSearch: 'Borrar la búsqueda',
  /** Also when the query of the status fails (specification 2 §4). */
  empty: 'No se han registrado movimientos aun',
  emptySearch: 'Ninguna fila coincide con la búsqueda.',
  states: {
    en_espera: 'En espera',
    en_proceso: (done: number, total: number | null) =>
      total === null ? 'En proceso' : `En proceso: ${done} de ${total}`,
    lista: 'Listo',
    rechazada: 'Rechazado',
    fallida: 'No se pudo terminar',
  },
  alreadyAsked: 'Ya se está haciendo: mira cómo va en la tabla.',
  interrupted: 'Se interrumpió varias veces. Vuelve a pedirlo.',
  personLeft: 'Quien lo pidió ya no tiene cuenta.',
  notVisible: 'Quien lo pidió ya no ve esa nómina.',
};
