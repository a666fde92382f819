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
    size: 'Tamaño de las etiquetas',
    sizes: { hoja: 'Por columnas y filas', medida: 'A la medida' },
    width: 'Ancho',
    height: 'Alto',
    common: 'Medidas comunes',
    chooseCommon: 'Elegir',
    commonSizes: {
      credencial: 'Credencial, 8.56 × 5.4 cm',
      presentacion: 'Tarjeta de presentación, 9 × 5 cm',
      gafete: 'Gafete, 9 × 13 cm',
      direccion: 'Etiqueta de dirección, 6.7 × 2.5 cm',
      envio: 'Etiqueta de envío, 10.2 × 5.1 cm',
    },
    ownSize: (width: number, height: number, columns: number, rows: number) =>
      `Cada etiqueta mide ${width} × ${height} cm y muestra una fila; en la hoja van ${columns} × ${rows}.`,
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
