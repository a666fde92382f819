/** Texts on the paper of a report, its margins and what lies behind its pages. */
export const paperMessages = {
  names: {
    carta: 'Carta',
    oficio: 'Oficio',
    a4: 'A4',
    media_carta: 'Media carta',
  },
  /** A custom paper, in centimetres. */
  custom: (short: number, long: number) => `personalizado de ${short} × ${long} cm`,
  watermark: {
    empty: 'Escribe el texto de la marca de agua o quítala.',
    tooLong: (characters: number, most: number) =>
      `La marca de agua tiene ${characters} caracteres y caben ${most}: acórtala.`,
  },
  label: {
    small: 'Una etiqueta mide al menos 1 × 1 cm: dale más ancho o más alto.',
    large: ([width = 0, height = 0]: number[], [most = 0, highest = 0]: number[]) =>
      `La etiqueta mide ${width} × ${height} cm y entre los márgenes caben ${most} × ${highest} cm: redúcela, reduce los márgenes o elige otro papel.`,
  },
  noPicture: 'Sube la imagen del fondo o quítala.',
  tooNarrow: (margins: number, paper: number) =>
    `Los márgenes izquierdo y derecho suman ${margins} cm y la hoja mide ${paper} cm de ancho; reduce los márgenes o elige un papel más ancho.`,
  tooLow: (margins: number, paper: number) =>
    `Los márgenes superior e inferior suman ${margins} cm y la hoja mide ${paper} cm de alto; reduce los márgenes o elige un papel más alto.`,
};
