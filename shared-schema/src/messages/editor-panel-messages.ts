/** Texts of the editor's side panels: what can be put, what is there, and the properties of the selection. */
export const editorPanelMessages = {
  palette: {
    title: 'Elementos',
    add: 'Agregar',
  },
  outline: {
    title: 'Contenido del reporte',
    /** Under its icon. */
    short: 'Contenido',
    newPage: 'Página nueva',
    emptySection: (number: number) => `Sección ${number}, vacía`,
  },
  /** Titles of the groups that properties stand in. */
  groups: {
    content: 'Contenido',
    data: 'Datos',
    format: 'Formato',
    layout: 'Diseño',
  },
  item: {
    title: 'Propiedades del elemento',
    problems: 'Falta por llenar',
    unknownKind: (kind: string) => `Esta versión de Lienzo no conoce los elementos “${kind}”.`,
    unknown: 'Esta versión de Lienzo no conoce este elemento.',
    unknownHelp: 'Puedes moverlo o quitarlo. Al guardar se conserva como está; al imprimir no aparece.',
  },
  several: 'Propiedades en común',
  section: {
    empty: 'Vacía',
    newPageHelp: 'Salto de página antes de la sección.',
  },
  report: {
    title: 'Propiedades del reporte',
    detail: 'Selecciona un elemento para ver las suyas',
    page: 'Página',
    orientation: 'Orientación',
    paper: 'Papel',
    customPaper: 'Personalizado',
    paperSides: { width: 'Ancho', height: 'Alto' },
    margins: 'Márgenes',
    numbering: 'Los números de página cuentan',
    numberings: { continua: 'Todo el reporte', por_fila: 'Cada fila aparte' },
    sides: { top: 'Superior', bottom: 'Inferior', left: 'Izquierdo', right: 'Derecho' },
    regions: 'Encabezado y pie',
    regionsHelp:
      'Se repiten en cada página, dentro del margen. Admiten número de página, fecha y el logotipo de la organización.',
    writeRegion: 'Escribir',
    threeZones: 'Tres zonas',
    threeZonesOf: (region: string) => `${region} en tres zonas`,
    zones: { izquierda: 'Izquierda', centro: 'Centro', derecha: 'Derecha' },
    writeZone: (zone: string, region: string) => `Escribir ${region.toLowerCase()}: ${zone.toLowerCase()}`,
    firstPage: 'Primera página diferente',
    firstPageHelp: 'Con su propio encabezado y pie, o sin ellos',
    firstRegions: { header: 'Encabezado de la primera página', footer: 'Pie de la primera página' },
  },
  /** Names of steps in the history: "Deshacer: cambiar márgenes". */
  steps: {
    paper: 'cambiar papel',
    margins: 'cambiar márgenes',
    numbering: 'cambiar la numeración',
    zones: 'cambiar las zonas',
    firstPage: 'cambiar la primera página',
    addRegion: { header: 'agregar encabezado', footer: 'agregar pie de página' },
    removeRegion: { header: 'quitar encabezado', footer: 'quitar pie de página' },
  },
} as const;
