/** What differs between the columns of two versions of an item, and when something is shown, in Spanish sentences. */
import type { ColumnStyle, SelectedColumn } from '../data/column.ts';
import type { ColumnMark } from '../data/column-mark.ts';
import { PATTERN_PREFIX } from '../data/format-pattern.ts';
import { type FormulaSources, readableReportFormula } from '../report/formula-tables.ts';
import { reportChangeMessages as messages } from '../reports/report-change-messages.ts';
import { isSame } from './diff-reports.ts';
import { listSentences } from './list-sentences.ts';

/** What the formulas of both versions can name. */
/** `sets`: the names of the newer version's data sets by their ids. */
export type BothSources = {
  before: FormulaSources;
  after: FormulaSources;
  sets?: ReadonlyMap<string, string>;
};

/** When an item, a column or a section is shown, as people read it. @param name of what is shown. */
export function shownSentence(
  name: string,
  { before, after }: { before: string | undefined; after: string | undefined },
  sources: BothSources,
): string {
  const read = (one: string | undefined, own: FormulaSources): string =>
    one === undefined ? messages.shown.always : readableReportFormula(one, own);
  return messages.shown.changed(name, {
    before: read(before, sources.before),
    after: read(after, sources.after),
  });
}

/** @param name of the item. */
export function columnSentences(
  before: readonly SelectedColumn[],
  after: readonly SelectedColumn[],
  { name, sources }: { name: string; sources: BothSources },
): string[] {
  const entries = (columns: readonly SelectedColumn[]) =>
    columns.map((column) => ({ ...column, id: column.column }));
  const sentences = listSentences(entries(before), entries(after), {
    added: (column) => messages.columnAdded(columnName(column), name),
    removed: (column) => messages.columnRemoved(columnName(column), name),
    changed: (one, other) => [
      ...COLUMN_PARTS.flatMap((part) =>
        one[part] === other[part]
          ? []
          : [
              messages.column(
                columnName(one),
                name,
                messages.columnParts[part],
                partText(part, one[part]),
                partText(part, other[part]),
              ),
            ],
      ),
      ...(isSame(one.estilo, other.estilo)
        ? []
        : [
            messages.column(
              columnName(one),
              name,
              messages.columnParts.estilo,
              styleText(one.estilo),
              styleText(other.estilo),
            ),
          ]),
      ...(isSame(one.marca, other.marca)
        ? []
        : [
            messages.column(
              columnName(one),
              name,
              messages.columnParts.marca,
              markText(one.marca),
              markText(other.marca),
            ),
          ]),
      ...(one.mostrar_si === other.mostrar_si
        ? []
        : [
            shownSentence(
              messages.shown.column(columnName(other), name),
              { before: one.mostrar_si, after: other.mostrar_si },
              sources,
            ),
          ]),
    ],
  });
  return sentences.length === 0 ? [messages.columnOrder(name)] : sentences;
}

const COLUMN_PARTS = [
  'titulo',
  'encabezado_comun',
  'readable_name',
  'data_type',
  'formato',
  'alineacion',
  'total',
  'ancho',
] as const satisfies (keyof SelectedColumn)[];

const ALIGNMENTS: Record<string, string> = { left: 'izquierda', center: 'centro', right: 'derecha' };

function partText(part: (typeof COLUMN_PARTS)[number], value: string | number | undefined): string {
  if (value === undefined) return '';
  if (part === 'ancho') return `${value} %`;
  if (part === 'alineacion') return ALIGNMENTS[value] ?? '';
  const text = String(value);
  return text.startsWith(PATTERN_PREFIX) ? text.slice(PATTERN_PREFIX.length) : text.replaceAll('_', ' ');
}

const { columnStyle: texts } = messages;

/** “negrita, letra #1A56A8, fondo #FFFFFF” */
export const styleText = ({ bold, color, background }: ColumnStyle = {}): string =>
  [
    ...(bold === true ? [texts.bold] : []),
    ...(color === undefined ? [] : [texts.color(color.toUpperCase())]),
    ...(background === undefined ? [] : [texts.background(background.toUpperCase())]),
  ].join(', ');

/** “barra de 0 a 500”, “flechas, arriba con más de 0, abajo con menos de 0” */
function markText(mark: ColumnMark | undefined): string {
  if (mark === undefined) return '';
  if (mark.tipo === 'barra') return texts.bar(mark);
  return texts.icons(mark);
}

export const columnName = ({ titulo, readable_name }: SelectedColumn): string => titulo ?? readable_name;
