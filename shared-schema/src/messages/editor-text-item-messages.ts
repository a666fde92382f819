/** Texts of the properties that only items of text have in the editor: titles, texts and dynamic texts. */
export const editorTextItemMessages = {
  write: 'Escribir en la página',
  writing: 'Escribiendo en la página',
  writeHelp:
    'Doble clic en el texto para escribir. Negrita, listas, enlaces y colores están en la barra sobre el texto.',
  /** Around the key that is pressed. */
  insertColumnHelp: { before: 'Escribe', after: 'en el texto para insertar una columna.' },
  level: 'Nivel',
  levelLabel: 'Nivel del título',
  levels: { 1: 'Principal', 2: 'Sección', 3: 'Menor' },
  /** How the rows of a dynamic text come on paper. */
  repetition: {
    title: 'Repetición',
    label: 'Cómo se repite',
    page: 'Página por fila',
    pageHelp: 'La página se imprime una vez por cada fila.',
    labels: 'Etiquetas',
    columns: 'Columnas',
    rows: 'Filas',
    space: 'Espacio entre etiquetas',
    cutLine: 'Línea para recortar',
    labelSize: (width: number, height: number) =>
      `Cada etiqueta mide ${width} × ${height} cm y muestra una fila. Los márgenes de la página cambian su tamaño.`,
  },
  /** Names of steps in the history: "Deshacer: cambiar nivel de título". */
  steps: {
    level: 'cambiar nivel',
    repetition: 'cambiar repetición',
    labels: 'cambiar etiquetas',
  },
} as const;
