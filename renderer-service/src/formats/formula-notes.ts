import type { RenderNote } from '@lienzo/schema/api/render-contract';
import { roundingOf, rowCompleter } from '@lienzo/schema/data/additional-column';
import { columnFormulas } from '@lienzo/schema/data/computed-formulas';
import { formulaForRows } from '@lienzo/schema/data/evaluate-formula';
import { isProblem } from '@lienzo/schema/formula/compile-formula';
import type { Loss } from '@lienzo/schema/formula/formula-value';
import type { DataItem } from '@lienzo/schema/report/item';
import { dataItems } from '@lienzo/schema/report/report';
import { isSummarised } from '@lienzo/schema/report/summary-question';
import { formulaNoteMessage } from '@lienzo/schema/reports/render-note-messages';
import type { RenderJob } from './render-job.ts';

/** Formulas that are computed for notes, of one item: few enough to hold nobody up. */
const MAX_COMPUTED = 5000;

/**
 * Tells of formulas that have no result in some rows though their data are there, such as a division by zero. Of a table
 * of more rows the first are looked at.
 */
export const formulaNotes = ({ report, rows, today }: RenderJob): RenderNote[] =>
  dataItems(report).flatMap((item): RenderNote[] => {
    // The rows of a summary do not say what its groups were computed of.
    if (isSummarised(item)) return [];
    const list = Object.hasOwn(rows, item.uuid) ? (rows[item.uuid] ?? []) : [];
    const formulas = shownFormulas(item, today);
    if (formulas.length === 0) return [];
    const looked = Math.floor(MAX_COMPUTED / formulas.length);
    const complete = rowCompleter(item, today);
    for (const row of list.slice(0, looked)) {
      const whole = complete(row);
      for (const one of formulas) one.look(one.evaluate(whole).loss);
    }
    const isAll = list.length <= looked;
    return formulas.flatMap(({ name, losses }): RenderNote[] => {
      const [worst] = [...losses].toSorted(([, one], [, other]) => other - one);
      if (worst === undefined) return [];
      const count = [...losses.values()].reduce((sum, one) => sum + one, 0);
      const message = formulaNoteMessage(name, { count, isAll, loss: worst[0] });
      return [{ code: 'formula_without_result', message, field: item.uuid }];
    });
  });

function shownFormulas(item: DataItem, today: string) {
  return [...columnFormulas(item.additional_columns)].flatMap(([id, formula]) => {
    const column = item.additional_columns.find((one) => one.id === id);
    const isShown = item.selected_columns.some((one) => one.column === id);
    if (column === undefined || !isShown || isProblem(formula)) return [];
    const losses = new Map<Loss, number>();
    return [
      {
        name: column.nombre,
        losses,
        evaluate: formulaForRows(formula, today, roundingOf(column, item.selected_columns)),
        /** Where data are missing, an empty cell is what was to be expected. */
        look: (loss: Loss | null): void => {
          if (loss !== null && loss !== 'missing') losses.set(loss, (losses.get(loss) ?? 0) + 1);
        },
      },
    ];
  });
}
