/** Texts of the editor's properties that all kinds of items share: how an item looks, and its width. */
export const editorStyleMessages = {
  alignment: 'Alineación',
  alignments: {
    left: 'A la izquierda',
    center: 'Al centro',
    right: 'A la derecha',
    justify: 'Justificado',
  },
  textSize: 'Tamaño del texto',
  padding: 'Espacio interior',
  textColor: 'Color del texto',
  /** A size or a colour that is not set. */
  automatic: 'Automático',
  background: 'Fondo',
  noBackground: 'Sin fondo',
  border: 'Borde',
  chosenColor: (field: string, color: string) => `${field}: ${color}`,
  colors: {
    organization: 'De tu organización',
    primary: 'Color primario',
    secondary: 'Color secundario',
    others: 'Otros colores',
    custom: 'Color propio',
    customHelp: 'Seis cifras, como #1A56A8.',
    notAColor: 'Escribe seis cifras del 0 al 9 o de la A a la F, como #1A56A8.',
    pick: 'Elegir en la paleta',
    use: 'Usar',
  },
  /** A text that is hard to read on its background. */
  contrast: {
    low: (ratio: string) => `El texto se lee mal sobre su fondo: contraste ${ratio} de 4.5.`,
    use: (color: string) => `Usar ${color}, el más cercano que se lee`,
  },
  /** Several items differ in a field. */
  mixed: 'Varios',
  mixedOf: (field: string) => `${field} (varios)`,
  height: 'Altura',
  /** After the number in a field. */
  units: { points: ' pt', centimeters: ' cm', percent: ' %' },
  alternativeText: 'Texto alternativo',
  width: {
    label: (percent: number) => `Ancho: ${percent} %`,
    slider: 'Ancho en porcentaje',
    percent: (value: number) => `${value} %`,
    most: (percent: number) => `Hasta ${percent} %: lo demás lo ocupan los otros elementos de la sección.`,
    makeRoom: 'Hacer lugar',
  },
  /** Names of steps in the history: "Deshacer: cambiar formato de tabla". */
  steps: {
    format: 'cambiar formato',
    content: 'cambiar datos',
  },
} as const;
