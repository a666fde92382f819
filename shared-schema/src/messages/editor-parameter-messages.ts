/** Parameters of a report in the editor. */
export const editorParameterMessages = {
  /** Above the page. */
  bar: 'Valores para diseñar',
  shownWith: 'Ver con',
  title: 'Parámetros',
  list: 'Se preguntan al descargar',
  help: 'Úsalos como valor de un filtro o de un campo adicional, o dentro de un texto con {.',
  add: 'Agregar parámetro',
  remove: (name: string) => `Quitar el parámetro ${name || 'sin nombre'}`,
  sort: (name: string) => `Ordenar el parámetro ${name || 'sin nombre'}: flecha arriba o abajo`,
  sortHelp: 'Flecha arriba o abajo: cambiar de lugar.',
  moved: (name: string, position: number, count: number) =>
    `${name || 'Sin nombre'}: lugar ${position} de ${count}.`,
  name: 'Nombre del parámetro',
  nameExample: 'Nómina a revisar',
  kind: 'Tipo de parámetro',
  required: 'Obligatorio',
  default: 'Valor inicial',
  options: 'Opciones, una por línea',
  optionsExample: 'Matutino\nVespertino',
  /** In a filter. */
  source: 'De dónde sale el valor',
  /** In a computed column. */
  sourceOf: (column: string) => `De dónde sale el valor de ${column || 'este campo'}`,
  fixed: 'Valor fijo',
  asked: (name: string) => `Parámetro: ${name}`,
  gone: 'Parámetro que ya no existe',
  create: 'Nuevo parámetro…',
  /** In the bar of texts. */
  insert: 'Parámetro',
  /** Of a parameter among the columns that `{` offers. */
  suggested: 'Parámetro',
  unnamed: 'Sin nombre',
  steps: {
    add: 'agregar parámetro',
    remove: 'quitar parámetro',
    change: 'cambiar parámetro',
    order: 'ordenar parámetros',
    use: 'usar parámetro',
  },
} as const;
