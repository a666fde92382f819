const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-MX')} ${many}`;

const withWarnings = (first: string, warnings: number): string =>
  [first, warnings === 0 ? '' : counted(warnings, 'aviso', 'avisos')].filter(Boolean).join(', ');

const saveChanges = 'Guardar cambios';

/** Texts of the editor's bars above and below, its panes, and what it says before anything is changed. */
export const editorBarMessages = {
  toolbar: 'Herramientas del reporte',
  readOnly: 'Solo lectura',
  reportName: 'Nombre del reporte',

  history: {
    undo: (step: string | undefined) =>
      step === undefined ? 'Deshacer (Ctrl+Z)' : `Deshacer: ${step} (Ctrl+Z)`,
    redo: (step: string | undefined) =>
      step === undefined ? 'Rehacer (Ctrl+Y)' : `Rehacer: ${step} (Ctrl+Y)`,
  },

  zoom: {
    farther: 'Alejar (Ctrl+-)',
    nearer: 'Acercar (Ctrl++)',
    now: (percent: number) => `Zoom: ${percent} %`,
    fit: 'Ajustar (Ctrl+0)',
  },

  views: {
    label: 'Vista',
    design: 'Diseño',
    exact: 'Vista exacta',
  },

  panes: {
    hideItems: 'Ocultar los elementos',
    showItems: 'Mostrar los elementos',
    properties: 'Propiedades',
    hideProperties: 'Ocultar las propiedades',
    showProperties: 'Mostrar las propiedades',
    closePreview: 'Cerrar la vista previa (F9)',
    previewBeside: 'Vista previa al lado (F9)',
  },

  saving: {
    save: saveChanges,
    saveShort: 'Guardar',
    running: 'Guardando…',
    failed: 'No se guardó',
    unsaved: 'Cambios sin guardar',
    draft: (hour: string) => `Borrador ${hour}`,
    saved: (hour: string) => `Guardado ${hour}`,
  },

  /** The bar below. */
  figures: {
    pages: (count: number, exact: boolean) =>
      `${exact || count === 1 ? '' : 'Cerca de '}${counted(count, 'página', 'páginas')}`,
    pagesHelp: (exact: boolean) =>
      exact ? 'Contadas en la vista previa' : 'Estimación según las filas que hay ahora',
    rows: (count: number) => counted(count, 'fila de datos', 'filas de datos'),
    noProblems: 'Sin problemas',
    problems: (problems: number, warnings: number) =>
      withWarnings(problems === 0 ? '' : counted(problems, 'problema', 'problemas'), warnings),
    /** The same before saving was tried. */
    toFill: (missing: number, warnings: number) =>
      withWarnings(`${missing.toLocaleString('es-MX')} por completar`, warnings),
    /** Where a problem is that belongs to no item. */
    report: 'Reporte',
  },

  keys: {
    button: 'Teclas',
    title: 'Teclas del editor',
    /** What to press, and what it does; in this order. */
    list: {
      walk: {
        keys: ['Flechas'],
        what: 'Recorrer los elementos; Inicio y Fin, el primero y el último',
      },
      columns: {
        keys: ['←', '→'],
        what: 'En una tabla: recorrer sus columnas; Enter cambia el encabezado y Supr quita la columna',
      },
      write: { keys: ['Enter'], what: 'Escribir en el elemento' },
      leave: { keys: ['Esc'], what: 'Salir del texto, seleccionar la sección, no seleccionar nada' },
      lift: {
        keys: ['Espacio'],
        what: 'Levantar; con las flechas se elige el lugar y con Espacio se suelta',
      },
      nudge: { keys: ['Alt', 'Flechas'], what: 'Mover un lugar' },
      pageBreak: { keys: ['Ctrl', 'Enter'], what: 'Empezar la sección en página nueva' },
      several: { keys: ['Mayús', 'clic'], what: 'Seleccionar varios elementos' },
      duplicate: { keys: ['Ctrl', 'D'], what: 'Duplicar' },
      clipboard: { keys: ['Ctrl', 'C / X / V'], what: 'Copiar, cortar y pegar, también entre reportes' },
      remove: { keys: ['Supr'], what: 'Eliminar' },
      menu: { keys: ['Mayús', 'F10'], what: 'Abrir el menú de lo seleccionado, como el clic derecho' },
      insertColumn: { keys: ['{'], what: 'En un texto: insertar una columna' },
      travel: { keys: ['Ctrl', 'Z / Y'], what: 'Deshacer y rehacer' },
      zoom: { keys: ['Ctrl', '+ / − / 0'], what: 'Acercar, alejar, ajustar al ancho' },
      wheel: { keys: ['Ctrl', 'rueda'], what: 'Acercar o alejar hacia el puntero' },
      preview: { keys: ['F9'], what: 'Mostrar u ocultar la vista previa' },
      save: { keys: ['Ctrl', 'S'], what: saveChanges },
      regions: { keys: ['F6'], what: 'Ir a la barra, los elementos, la página o las propiedades' },
    },
  },

  /** Said when saving or printing was refused (specification 3 §5). */
  incomplete: {
    title: 'Faltan llenar campos',
    text: 'Complete la información de los elementos marcados en color rojo, esto incluye filtros y/o campos adicionales vacíos.',
    review: 'Revisar',
    more: (count: number) =>
      count === 1
        ? 'Y otro problema, en la barra de abajo.'
        : `Y otros ${count.toLocaleString('es-MX')} problemas, en la barra de abajo.`,
  },

  newerVersion:
    'Este reporte se guardó con una versión más nueva de Lienzo. Puedes verlo; para cambiarlo, recarga la página o pide que se actualice Lienzo.',

  /** What an earlier opening left unsaved. */
  draft: {
    unsaved: (when: string) => `Tienes un borrador ${when}`,
    /** Somebody saved after the draft began. */
    savedSince: 'Después se guardó otra versión del reporte.',
    /** Of today: "de las 3:05 p. m." */
    atHour: (hour: string) => `${hour.startsWith('1:') ? 'de la' : 'de las'} ${hour}`,
    /** Of another day: "del 19 nov 2026, 3:05 p. m." */
    onDay: (moment: string) => `del ${moment}`,
    recover: 'Continuar',
    discard: 'Descartar',
  },
} as const;
