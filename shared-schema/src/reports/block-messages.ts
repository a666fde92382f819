import { closedSentence } from '../rule-messages/closed-sentence.ts';

/** Texts of blocks: sections that an organization keeps for many reports. */
export const blockMessages = {
  title: 'Bloques',
  empty: 'Guarda una sección como bloque para usarla en otros reportes.',
  loading: 'Cargando bloques.',
  failed: 'No se pudieron cargar los bloques.',
  retry: 'Reintentar',
  insert: (name: string) => `Insertar el bloque “${name}”`,
  group: 'Bloque',
  name: 'Nombre del bloque',
  save: 'Guardar como bloque',
  saveHelp: 'Otros reportes pueden usar esta sección. Cuando cambies el bloque, se les ofrece el cambio.',
  saved: (name: string) => `Bloque guardado: “${name}”.`,
  of: (name: string, version: number) => `“${name}”, versión ${version}`,
  newer: (version: number) => `El bloque tiene una versión ${version}, más nueva que esta sección.`,
  update: 'Usar la versión nueva aquí',
  publish: 'Guardar cambios en el bloque',
  published: (version: number) => `El bloque tiene ahora la versión ${version}.`,
  uses: 'Ver reportes que lo usan',
  release: 'Desligar del bloque',
  remove: 'Eliminar bloque',
  deleted: (name: string) => `El bloque “${name}” se eliminó. Esta sección es ahora una sección común.`,
  removed: (name: string) =>
    `Se eliminó el bloque “${name}”. Sus secciones quedan en los reportes como secciones comunes.`,
  emptySection: 'La sección está vacía. Agrega un elemento antes de guardarla como bloque.',
  noName: 'Escribe el nombre del bloque.',
  nested: (name: string) =>
    `Esta sección ya es del bloque “${name}”, y un bloque no puede tener otro dentro. Desliga la sección antes de guardarla como bloque.`,
  tooMany: (most: number) => `Ya hay ${most} bloques, que son los que caben. Elimina uno que no uses.`,
  problem: (problem: string) => `La sección no se puede guardar como bloque: ${closedSentence(problem)}`,
  question: {
    title: 'Eliminar bloque',
    text: 'El bloque deja de ofrecerse. Los reportes que lo usan conservan sus secciones como secciones comunes.',
    verb: 'Eliminar bloque',
  },
  steps: {
    insert: 'insertar bloque',
    update: 'actualizar bloque',
    link: 'ligar a bloque',
    release: 'desligar de bloque',
  },
  inserted: (name: string) => `Se insertó el bloque “${name}”.`,
  effects: {
    title: (name: string) => `Reportes con el bloque “${name}”`,
    lead: (version: number) =>
      `El bloque tiene la versión ${version}. Elige los reportes que deben usarla; cada cambio queda en su auditoría.`,
    none: 'Ningún reporte guardado usa este bloque.',
    current: 'Ya usa la versión actual.',
    open: 'Es el reporte que estás editando: guarda tus cambios en el editor.',
    version: (version: number) => `Usa la versión ${version}.`,
    noChange: 'Su contenido no cambia.',
    notYours: 'No puedes editar este reporte. Pide el cambio a quien lo administra.',
    problem: (problem: string) => `Con el bloque nuevo no se podría guardar: ${closedSentence(problem)}`,
    choose: (name: string) => `Aplicar en “${name}”`,
    apply: (count: number) =>
      count === 1 ? 'Aplicar en 1 reporte' : `Aplicar en ${count.toLocaleString('es-MX')} reportes`,
    close: 'Cerrar',
    applied: (count: number) =>
      count === 1 ? 'Se actualizó 1 reporte.' : `Se actualizaron ${count.toLocaleString('es-MX')} reportes.`,
    failed: (name: string, reason: string) => `“${name}” no cambió: ${closedSentence(reason)}`,
    conflict: 'otra persona lo guardó mientras tanto. Vuelve a abrir esta lista',
    gone: 'ya no existe o ya no lo ves',
  },
} as const;
