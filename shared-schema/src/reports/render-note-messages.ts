import type { CountedNoteCode, PaperNoteCode } from '../api/render-contract.ts';
import type { Loss, Sought } from '../formula/formula-value.ts';
import { closedSentence } from '../rule-messages/closed-sentence.ts';
import { lossAdvice, lossMessages, lossText } from '../rule-messages/formula-messages.ts';

const figure = (value: number): string => value.toLocaleString('es-MX');

const tableNamed = (title: string): string => (title === '' ? 'Una tabla' : `La tabla “${title}”`);

/** What is not in the file. */
export const unknownItemMessage =
  'El reporte tiene un elemento que esta versión no conoce: no está en el archivo. Lo hizo una versión más nueva.';

/** @param keys columns such as `employees.id`. */
export const repeatedTotalMessage = (keys: readonly string[]): string =>
  `Un total puede contar más de una vez los valores que varias filas repiten: las filas no traen ${closedSentence(keys.join(', '))}`;

export const pictureNoteMessages = {
  picture_missing:
    'Una imagen no está en el archivo: usa un JPG, PNG, GIF o WebP que no esté dañado. BMP, TIFF y SVG no se imprimen.',
  picture_damaged: 'Una imagen está dañada o incompleta y puede faltar en el archivo: súbela de nuevo.',
};

/** What only a PDF does at the ends of pages. */
export const leftOutMessages = {
  page_sums_left_out:
    'La suma de cada página y lo que viene de la anterior van solo en el PDF: Word y Excel no tienen páginas fijas.',
  group_pages_left_out:
    'Los grupos de una tabla no empiezan en una página nueva en Word, porque está en un recuadro o junto a otro elemento: dale todo el ancho de su sección.',
  numbers_not_restarted:
    'Las páginas de los grupos de una tabla no se numeran desde la 1 en este formato: se cuentan todas.',
  page_breaks_left_out:
    'Una hoja de Excel admite 1,026 saltos de página: los grupos que siguen no empiezan en una página nueva.',
  chart_not_editable:
    'Una gráfica va como imagen en Word y no se puede editar: Office no guarda completas las cifras de más de 15 dígitos.',
  chart_left_out:
    'Una gráfica no está en Excel, solo sus datos: Excel no guarda completas las cifras de más de 15 dígitos.',
};

/** What Excel cannot do with a page. @param paper in words. */
export const paperNoteMessages: Record<PaperNoteCode, (paper: string) => string> = {
  paper_left_out: (paper) =>
    `Excel no tiene el papel del reporte (${paper}): antes de imprimir elige ahí el que vas a usar.`,
  watermark_left_out: () => 'La marca de agua va en el PDF y en Word; las hojas de Excel no la tienen.',
  page_picture_left_out: () =>
    'La imagen de fondo de la página va en el PDF y en Word; las hojas de Excel no la tienen.',
  page_color_left_out: () =>
    'El color de fondo de la página va en el PDF y en Word; las hojas de Excel no lo tienen.',
};

/** Of a sheet with more charts than Excel opens quickly. */
export const chartsBeyondMessage =
  'Una hoja de Excel lleva las primeras 500 gráficas, para que abra pronto; los datos de las demás sí están.';

/** Dates that are no day of the calendar stand as they came. @param example one of them */
export const invalidDatesMessage = (column: string, count: number, example: string): string =>
  count === 1
    ? `“${column}” tiene una fecha que no existe, “${example}”: va como llegó. Corrígela donde se captura.`
    : `“${column}” tiene ${figure(count)} fechas que no existen, por ejemplo “${example}”: van como llegaron. Corrígelas donde se capturan.`;

/** @param isAll whether all rows were looked at. */
export const formulaNoteMessage = (
  column: string,
  { count, isAll, loss }: { count: number; isAll: boolean; loss: Loss },
): string =>
  `“${column}” no tiene resultado en ${count === 1 ? 'una fila' : `${figure(count)} filas`}${isAll ? '' : ' o más'} y ahí su celda va vacía: ${lossMessages[loss]}. Usa SI.ERROR o corrige los datos.`;

type Lost = { loss: Loss; sought?: Sought | undefined };

/** Of a formula over tables, as people read it. */
export const reportFormulaNoteMessage = (formula: string, { loss, sought }: Lost): string =>
  `La fórmula “${formula.length > 200 ? `${formula.slice(0, 199)}…` : formula}” no tiene resultado y en su lugar va “—”: ${lossText(loss, sought)}. ${lossAdvice(loss)}`;

/** Of the condition of an item, as people read it. */
export const reportConditionNoteMessage = (formula: string, { loss, sought }: Lost): string =>
  `La condición “${formula.length > 200 ? `${formula.slice(0, 199)}…` : formula}” no tiene resultado y lo que depende de ella sí se muestra: ${lossText(loss, sought)}. ${lossAdvice(loss)}`;

/** What was done so that a table fits the paper; `title` may be '', sizes are in points. */
export const tableNoteMessages = {
  table_text_smaller: (title: string, size: number, own: number) =>
    `${tableNamed(title)} va con letra de ${figure(size)} puntos, no de ${figure(own)}, para que sus columnas quepan sin partir lo que dicen.`,
  table_in_bands: (title: string, bands: number, size: number) =>
    `${tableNamed(title)} no cabe a lo ancho: sus columnas van en ${figure(bands)} partes, una tras otra, cada una con la primera columna y letra de ${figure(size)} puntos.`,
};

/** What a file came out with, and what to do; `count` is the number of places. */
export const countedNoteMessages: Record<CountedNoteCode, (count: number) => string> = {
  label_smaller: (count) =>
    count === 1
      ? 'El contenido de una etiqueta no cabía a su tamaño y va con letra más chica: usa menos filas por hoja.'
      : `El contenido de ${figure(count)} etiquetas no cabía a su tamaño y va con letra más chica: usa menos filas por hoja.`,
  label_own_sheet: (count) =>
    count === 1
      ? 'El contenido de una etiqueta no cabe en ella y va en una hoja propia: usa menos filas por hoja o letra más chica.'
      : `El contenido de ${figure(count)} etiquetas no cabe en ellas y cada una va en una hoja propia: usa menos filas por hoja o letra más chica.`,
  code_unreadable: (count) =>
    count === 1
      ? 'Un código no cabe en su espacio y no se puede leer: dale más espacio o acorta su contenido.'
      : `${figure(count)} códigos no caben en su espacio y no se pueden leer: dales más espacio o acorta su contenido.`,
  characters_missing: (count) =>
    count === 1
      ? 'Un carácter no está en las letras del servicio y puede salir en blanco o como un recuadro: cámbialo por otro.'
      : `${figure(count)} caracteres no están en las letras del servicio y pueden salir en blanco o como recuadros: cámbialos por otros.`,
};
