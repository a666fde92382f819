/** Words that the API gives to reports. */
export const apiReportMessages = {
  copySuffix: ' (copia)',
  /** The author of a report that comes with the product. */
  productAuthor: 'Lienzo',
  /** Why a save is refused; `when` is "a las 3:05 p. m." or "el 20 nov 2026, 3:05 p. m.". */
  savedByYou: (when: string) => `Guardaste este reporte en otra ventana ${when}`,
  savedBy: (name: string, when: string) => `${name} guardó este reporte ${when}, mientras lo editabas.`,
} as const;
