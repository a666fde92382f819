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
