/** Where the formulas over tables stand in a report: in its texts, header and footer, and in items of their own. */
import { formulasOfGroupText, mapGroupText } from './group-text-parts.ts';
import { isDataItem, type ReportItem } from './item.ts';
import { itemTexts, mapItemTexts } from './item-texts.ts';
import { mapInline } from './map-inline.ts';
import { mapPageTexts, regionTexts } from './page-regions.ts';
import type { ReportDocument } from './report.ts';
import { inlineNodes, type RichText } from './rich-text.ts';

/**
 * A formula with the item where it stands; null: header or footer. `row`: of a block of totals, as formulas store it;
 * `condition`: under which the item is shown, the column of it that is named, or the section with this number.
 */
export type PlacedFormula = {
  uuid: string | null;
  formula: string;
  row?: string;
  condition?: true | { column: string } | { section: number };
};

type Page = Pick<ReportDocument, 'page' | 'layouts'>;

/** Every formula over tables, in reading order. */
export function placedFormulas({ page, layouts }: Page): PlacedFormula[] {
  const placed = (uuid: string | null, formulas: readonly string[]): PlacedFormula[] =>
    formulas.map((formula) => ({ uuid, formula }));
  return [
    ...placed(null, regionTexts(page, 'header').flatMap(formulasIn)),
    ...layouts.flatMap(({ mostrar_si, items }, index): PlacedFormula[] => [
      ...(mostrar_si === undefined
        ? []
        : [{ uuid: null, formula: mostrar_si, condition: { section: index + 1 } }]),
      ...items.flatMap((item) => [
        ...placedConditions(item),
        ...(item.nombre === 'totales'
          ? item.filas.map(({ id, formula }) => ({ uuid: item.uuid, formula, row: `${item.uuid}.${id}` }))
          : placed(item.uuid, shownFormulas(item))),
      ]),
    ]),
    ...placed(null, regionTexts(page, 'footer').flatMap(formulasIn)),
  ];
}

/** Of the item, then of its columns. */
function placedConditions(item: ReportItem): PlacedFormula[] {
  const { uuid, mostrar_si } = item;
  return [
    ...(mostrar_si === undefined ? [] : [{ uuid, formula: mostrar_si, condition: true as const }]),
    ...(isDataItem(item) ? item.selected_columns : []).flatMap(({ mostrar_si: formula, ...column }) =>
      formula === undefined
        ? []
        : [{ uuid, formula, condition: { column: column.titulo ?? column.readable_name } }],
    ),
  ];
}

/** The formulas of an item. */
export const itemFormulas = (item: ReportItem): readonly string[] => [
  ...placedConditions(item).map(({ formula }) => formula),
  ...shownFormulas(item),
  ...groupFormulas(item),
];

/** Those of the texts of its groups, which are computed of the rows of each group. */
export const groupFormulas = (item: ReportItem): readonly string[] =>
  item.nombre === 'tabla'
    ? (item.textos_grupo ?? []).flatMap(({ encabezado, pie }) =>
        [encabezado, pie].flatMap(formulasOfGroupText),
      )
    : [];

/** Those whose results the item shows. */
export function shownFormulas(item: ReportItem): readonly string[] {
  if (item.nombre === 'totales') return item.filas.map(({ formula }) => formula);
  if (item.nombre !== 'indicador') return itemTexts(item).flatMap(formulasIn);
  return item.comparacion === undefined ? [item.formula] : [item.formula, item.comparacion.formula];
}

const formulasByText = new WeakMap<RichText, string[]>();

/** Remembered, because most texts are as they were at the last look. */
function formulasIn(text: RichText): string[] {
  const known = formulasByText.get(text);
  if (known !== undefined) return known;
  const formulas = [...inlineNodes(text)].flatMap((node) =>
    node.type === 'formula' ? [node.attrs.formula] : [],
  );
  formulasByText.set(text, formulas);
  return formulas;
}

type MapFormula = (formula: string) => string;

/** The report with each of its formulas replaced, those of groups too. */
export function mapReportFormulas(report: ReportDocument, map: MapFormula): ReportDocument {
  return {
    ...report,
    page: mapPageTexts(report.page, (text) => mapText(text, map)),
    layouts: report.layouts.map((section) => ({
      ...withCondition(section, map),
      items: section.items.map((item) => mapItemFormulas(item, map)),
    })),
  };
}

const mapText = (text: RichText, map: MapFormula): RichText =>
  mapInline(text, (node) =>
    node.type === 'formula'
      ? [{ ...node, attrs: { ...node.attrs, formula: map(node.attrs.formula) } }]
      : [node],
  );

/** The item with each of its formulas replaced. */
export function mapItemFormulas<Item extends ReportItem>(item: Item, map: MapFormula): Item {
  const shown = withGroupTexts(withCondition(item, map), map);
  if (!isDataItem(shown) || shown.selected_columns.every((column) => column.mostrar_si === undefined))
    return mapShownFormulas(shown, map);
  const selected_columns = shown.selected_columns.map((column) => withCondition(column, map));
  return mapShownFormulas({ ...shown, selected_columns }, map);
}

const withCondition = <One extends { mostrar_si?: string | undefined }>(one: One, map: MapFormula): One =>
  one.mostrar_si === undefined ? one : { ...one, mostrar_si: map(one.mostrar_si) };

/** The item with each formula in the texts of its groups replaced. */
export function withGroupTexts<Item extends ReportItem>(item: Item, map: MapFormula): Item {
  if (item.nombre !== 'tabla' || item.textos_grupo === undefined) return item;
  const textos_grupo = item.textos_grupo.map(({ encabezado, pie }) => ({
    encabezado: mapGroupText(encabezado, map),
    pie: mapGroupText(pie, map),
  }));
  return { ...item, textos_grupo };
}

function mapShownFormulas<Item extends ReportItem>(item: Item, map: MapFormula): Item {
  if (item.nombre === 'totales')
    return { ...item, filas: item.filas.map((row) => ({ ...row, formula: map(row.formula) })) };
  if (item.nombre !== 'indicador') return mapItemTexts(item, (text) => mapText(text, map));
  const { comparacion } = item;
  return {
    ...item,
    formula: map(item.formula),
    ...(comparacion && { comparacion: { ...comparacion, formula: map(comparacion.formula) } }),
  };
}
