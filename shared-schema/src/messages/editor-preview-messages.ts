/** Texts of the editor's paged preview, of its search for what does not fit, and of the exact view. */
export const editorPreviewMessages = {
  title: 'Vista previa',
  close: 'Cerrar la vista previa',
  width: 'Ancho de la vista previa',
  pages: 'Páginas',
  page: (number: number) => `Página ${number}`,
  pageOf: (number: number, count: number) => `Página ${number} de ${count.toLocaleString('es-MX')}`,
  /** Where not all rows are loaded. */
  pageOfAbout: (number: number, count: number) => `Página ${number} de unas ${count.toLocaleString('es-MX')}`,
  empty: 'El reporte aún no tiene nada que imprimir.',
  firstPages: (count: number) => `Se muestran las primeras ${count} páginas.`,
  firstRows: (count: number) =>
    `Con las primeras ${count.toLocaleString('es-MX')} filas de cada elemento; al descargar, con todas.`,
  dataMissing: 'Faltan datos en la vista previa',

  worstCase: {
    title: 'Peor caso',
    help: 'Llena el reporte con los textos más largos, los números extremos y valores vacíos de tus datos.',
    searching: 'Buscando los valores extremos…',
    allFits: 'Todo cabe, también con los valores extremos de tus datos.',
    found: (count: number) => (count === 1 ? 'Hay 1 cosa que no cabe.' : `Hay ${count} cosas que no caben.`),
    onEveryPage: 'Cada página',
    place: (item: string, page: number) => `${item}, página ${page}`,
    /** In the place of an item's kind, once it is gone. */
    item: 'Elemento',
  },

  /** What does not fit, and what to do about it. */
  tight: {
    item: 'El contenido se sale de su espacio: hazlo más ancho o usa letra más chica.',
    wordInText: 'Una palabra se parte en dos renglones: dale más ancho o usa letra más chica.',
    labelSmaller:
      'No cabe en la etiqueta a su tamaño: se imprime con letra más chica. Usa menos filas por hoja.',
    labelOwnSheet:
      'No cabe en la etiqueta: se imprime en una hoja propia. Usa menos filas por hoja o letra más chica.',
    row: 'Una fila de la tabla no cabe en una página.',
    value: 'Un valor se corta en su columna: dale más ancho.',
    figure: 'Un número o una fecha se parte en dos renglones: dale más ancho a su columna.',
    wordInTable: 'Una palabra se parte en dos renglones: dale más ancho a su columna.',
    header:
      'El encabezado es más alto que un tercio de la hoja y se corta: quita texto o usa letra más chica.',
    footer:
      'El pie de página es más alto que un tercio de la hoja y se corta: quita texto o usa letra más chica.',
  },

  exact: {
    frame: 'Vista exacta del reporte',
    preparing: 'Preparando el PDF…',
    failedTitle: 'No se pudo preparar el PDF',
    failedText: 'Inténtalo de nuevo en un momento.',
    notShownHere: 'Este navegador no muestra archivos PDF aquí.',
    open: 'Abrir el PDF',
    notes: 'Avisos del PDF',
    toItem: 'Ver el elemento',
  },
} as const;
