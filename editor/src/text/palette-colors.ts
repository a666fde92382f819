/** The colours offered for text, dark enough to be read on white paper, and their names. */
export const TEXT_COLORS = [
  ['#1b2330', 'Tinta'],
  ['#475467', 'Gris'],
  ['#98a2b3', 'Gris claro'],
  ['#b42318', 'Rojo'],
  ['#b54708', 'Naranja'],
  ['#9a6700', 'Ocre'],
  ['#067647', 'Verde'],
  ['#0e7090', 'Turquesa'],
  ['#1a56a8', 'Azul'],
  ['#3538cd', 'Índigo'],
  ['#6941c6', 'Violeta'],
  ['#c11574', 'Magenta'],
] as const;

/** The colours offered behind an item. */
export const BACKGROUND_COLORS = [
  ['#ffffff', 'Blanco'],
  ['#f5f7f9', 'Gris muy claro'],
  ['#e7ebf0', 'Gris claro'],
  ['#fef3f2', 'Rojo claro'],
  ['#fffaeb', 'Amarillo claro'],
  ['#ecfdf3', 'Verde claro'],
  ['#eff6ff', 'Azul claro'],
  ['#f4f3ff', 'Violeta claro'],
] as const;
