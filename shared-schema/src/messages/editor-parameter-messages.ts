/** Parameters of a report in the editor. */
export const editorParameterMessages = {
  /** Above the page. */
  bar: 'Valores para diseñar',
  shownWith: 'Ver con',
  title: 'Parámetros',
  list: 'Se preguntan al descargar',
  help: 'Úsalos como valor de un filtro o dentro de un texto.',
  add: 'Agregar parámetro',
  remove: (name: string) => `Quitar el parámetro ${name || 'sin nombre'}`,
  name: 'Nombre del parámetro',
  nameExample: 'Nómina a revisar',
  kind: 'Tipo de parámetro',
  required: 'Obligatorio',
  default: 'Valor inicial',
  options: 'Opciones, una por línea',
  optionsExample: 'Matutino\nVespertino',
  /** In a filter. */
  source: 'De dónde sale el valor',
  fixed: 'Valor fijo',
  asked: (name: string) => `Parámetro: ${name}`,
  gone: 'Parámetro que ya no existe',
  create: 'Nuevo parámetro…',
  /** In the bar of texts. */
  insert: 'Parámetro',
  unnamed: 'Sin nombre',
  steps: {
    add: 'agregar parámetro',
    remove: 'quitar parámetro',
    change: 'cambiar parámetro',
    useInFilter: 'cambiar filtro',
  },
} as const;
