import { MAX_STACKED_ITEMS } from '../report/section-columns.ts';
import { MAX_ITEMS_PER_SECTION } from '../report/widths.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';

const items = (count: number): string => `${count} ${count === 1 ? 'elemento' : 'elementos'}`;

/** Texts of what is done to a report in the editor: steps of the history, refusals, announcements. */
export const editorCommandMessages = {
  items,

  /** Names of the steps of the history, within "Deshacer: …". */
  steps: {
    add: (what: string) => `agregar ${what}`,
    addSection: 'agregar sección',
    move: (what: string) => `mover ${what}`,
    moveSection: 'mover sección',
    remove: (what: string) => `eliminar ${what}`,
    removeSection: 'eliminar sección',
    duplicate: (what: string) => `duplicar ${what}`,
    duplicateSection: 'duplicar sección',
    paste: (what: string) => `pegar ${what}`,
    write: (where: string) => `escribir en ${where}`,
    /** @param change what the properties call the change: "cambiar alineación". */
    changeItem: (change: string, kind: string) => `${change} de ${kind}`,
    changeStyles: (what: string) => `cambiar formato de ${what}`,
    condition: 'cambiar cuándo se muestra',
    putPicture: 'subir archivo',
    insertColumn: 'insertar columna',
    addColumn: 'agregar columna',
    resize: (kind: string) => `cambiar ancho de ${kind}`,
    pull: 'cambiar ancho',
    resizeTableColumn: 'cambiar ancho de columna de tabla',
    pullTableColumn: 'cambiar ancho de columna',
    shareWidths: 'repartir anchos',
    addPageBreak: 'agregar salto de página',
    removePageBreak: 'quitar salto de página',
    settings: {
      nombre: 'cambiar nombre',
      orientation: 'cambiar orientación',
      auditorio: 'cambiar quién lo ve',
    },
    recoverDraft: 'recuperar cambios',
  },

  /** Why a command was not carried out. */
  refusals: {
    sectionGone: 'Esa sección ya no está en el reporte.',
    sectionThere: 'Esa sección ya está en el reporte.',
    sectionFull: `La sección ya tiene ${MAX_ITEMS_PER_SECTION} elementos, que son los que caben. Suéltalo entre dos secciones para crear una nueva.`,
    columnFull: `La columna ya tiene ${MAX_STACKED_ITEMS} elementos apilados, que son los que caben. Suéltalo en otra columna o entre dos secciones.`,
    itemGone: 'Ese elemento ya no está en el reporte.',
    itemThere: 'Ese elemento ya está en el reporte.',
    itemOfOtherKind: 'Ese elemento es de otra clase.',
  },

  /** What is read out or shown for a moment once something is done. */
  done: {
    added: (kind: string) => `${kind}: agregado al reporte.`,
    removed: (what: string) => `Se eliminó: ${closedSentence(what)} Ctrl+Z lo deshace.`,
    removedSection: (count: number) => `Se eliminó la sección con ${items(count)}. Ctrl+Z lo deshace.`,
    copied: 'Copiado. Pega con Ctrl+V, aquí o en otro reporte.',
    sharedWidths: (percent: number) => `Los elementos de la sección miden ahora ${percent} %.`,
    pageBreakAdded: (section: number) => `La sección ${section} empieza en una página nueva.`,
    pageBreakRemoved: (section: number) => `La sección ${section} ya no empieza en una página nueva.`,
    pageBreakNeedless: 'La primera sección siempre empieza la página.',
    pageBreaksAdded:
      'El texto dinámico quedó en página aparte: junto a él, la tabla se imprimiría completa por cada fila. Ctrl+Z lo deshace.',
    undone: (step: string) => closedSentence(`Se deshizo: ${step}`),
    nothingToUndo: 'No hay nada que deshacer.',
    redone: (step: string) => closedSentence(`Se rehízo: ${step}`),
    nothingToRedo: 'No hay nada que rehacer.',
    saved: 'Reporte guardado.',
    saveFailed: 'No se pudo guardar el reporte.',
    previewOpened: 'Vista previa abierta al lado de la página.',
    previewClosed: 'Vista previa cerrada.',
    draftRecovered: 'Se recuperaron los cambios.',
  },

  /** Taking a file as a picture of the report. */
  pictures: {
    uploading: (file: string) => `Subiendo ${file}…`,
    otherType: 'Ese archivo no es una imagen PNG, JPG, GIF o WebP.',
    tooLarge: (megabytes: string) => `La imagen pesa ${megabytes} MB; el límite es de 5 MB.`,
    failed: 'No se pudo subir la imagen.',
  },

  /** What is allowed but seldom meant, in the list of problems. */
  warnings: {
    /** `tables` are what repeats the values of the column. */
    repeatedTotal: (column: string, tables: readonly string[]) =>
      `“${column}” se repite en varias filas por ${new Intl.ListFormat('es-MX').format(tables.map((one) => `“${one}”`))}: su total cuenta cada valor una sola vez, no la suma de las filas.`,
    dividedHeading: (heading: string) =>
      `El encabezado común “${heading}” está sobre columnas separadas: se imprime una vez sobre cada parte.`,
    wholeTable:
      'La página se repite por cada fila del texto dinámico y esta tabla saldrá completa en todas. Elige sus “Filas de cada página” o pásala a otra página.',
    unknownKind:
      'Lo hizo una versión más nueva de Lienzo: se conserva al guardar y no se imprime. Quítalo si no lo necesitas.',
  },
} as const;
