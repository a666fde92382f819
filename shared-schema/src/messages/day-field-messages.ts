/** Texts of a field for a day, and of calendars. */
export const dayFieldMessages = {
  placeholder: 'dd/mm/aaaa',
  open: 'Abrir el calendario',
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
} as const;
