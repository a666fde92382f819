/** Fields of a day, and the calendar that they open. */
export const dayMessages = {
  /** How it is typed. */
  example: 'día/mes/año',
  wrong: 'Escribe la fecha como 20/11/2026.',
  open: 'Abrir el calendario',
  /** The parts of a calendar that have no words. */
  calendar: {
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    monthLevelControl: 'Elegir el mes',
    yearLevelControl: 'Elegir el año',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    previousDecade: 'Años anteriores',
    nextDecade: 'Años siguientes',
  },
};
