/** The font families of reports. */
export const fontMessages = {
  label: 'Fuente',
  current: (name: string) => `Fuente: ${name}`,
  names: {
    inter: 'Inter',
    serif: 'Source Serif 4',
    estrecha: 'Roboto Condensed',
  },
  help: {
    inter: 'Se lee bien en cualquier documento.',
    serif: 'Para cartas, contratos y constancias.',
    estrecha: 'Para tablas con muchas columnas.',
  },
  /** Of an item without its own. */
  ofReport: 'La del reporte',
  step: 'cambiar la fuente',
  /** A family that this version does not have. */
  unknown: 'Esa fuente no existe en Lienzo; elige Inter, Source Serif 4 o Roboto Condensed.',
} as const;
