import { FUNCTION_NAMES, TABLE_FUNCTION_NAMES } from '@lienzo/schema/formula/function-table';
import { editorTableMessages } from '@lienzo/schema/messages/editor-table-messages';
import {
  formulaNames,
  readableReportFormula,
  storedReportFormula,
} from '@lienzo/schema/report/formula-tables';
import { formulaAt, mapGroupText } from '@lienzo/schema/report/group-text-parts';
import { textProblems } from '@lienzo/schema/report/group-text-problems';
import { type GroupTextPosition, groupTextSources } from '@lienzo/schema/report/group-texts';
import { MAX_GROUP_TEXT, type TablaItem } from '@lienzo/schema/report/item';
import { REDUCER_NAMES } from '@lienzo/schema/report/report-formula';
import { useMemo } from 'react';
import { change } from '../../actions/changing.ts';
import { FormulaInput, type FormulaLanguage } from '../../panels/formula/FormulaInput.tsx';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

const { groups, steps } = editorTableMessages;
const NO_TEXTS = { encabezado: '', pie: '' };

type Props = { item: TablaItem; level: 0 | 1; place: GroupTextPosition };

/** The text above or below each group of a level: words, with formulas over the group's rows in braces. */
export function GroupTextField({ item, level, place }: Props) {
  const store = useEditorStore();
  const language = useGroupLanguage(item, level);
  const texts = [item.textos_grupo?.[0] ?? NO_TEXTS, item.textos_grupo?.[1] ?? NO_TEXTS];
  const set = (text: string): void => {
    const next = texts.map((one, at) => (at === level ? { ...one, [place]: text } : one));
    const isEmpty = next.every(({ encabezado, pie }) => encabezado === '' && pie === '');
    const fields = { textos_grupo: isEmpty ? undefined : next };
    const key = `textos-${level}-${place}`;
    change(store, { uuid: item.uuid, nombre: 'tabla', fields }, steps.groupTexts, key);
  };
  const label = groups.texts[place][level];
  return (
    <FormulaInput
      language={language}
      stored={texts[level]?.[place] ?? ''}
      label={label}
      name={label}
      maxLength={MAX_GROUP_TEXT}
      placeholder={groups.textExamples[place]}
      onChange={set}
      results={null}
    />
  );
}

/** The columns of the table by their headings, the report's parameters, all functions. */
function useGroupLanguage(item: TablaItem, level: number): FormulaLanguage {
  const parameters = useEditor((state) => state.edit.document.parametros);
  return useMemo(() => {
    const sources = groupTextSources(item, parameters);
    const toStored = (text: string): string =>
      mapGroupText(text, (formula) => storedReportFormula(formula, sources));
    return {
      named: formulaNames(sources).map(({ stored, name, table }) => ({ key: stored, name, table })),
      functions: [
        ...REDUCER_NAMES,
        ...TABLE_FUNCTION_NAMES,
        ...FUNCTION_NAMES.filter((name) => !REDUCER_NAMES.includes(name) && name !== 'HOY'),
      ],
      toStored,
      toReadable: (stored) => mapGroupText(stored, (formula) => readableReportFormula(formula, sources)),
      compile: (text) => textProblems(item, level, text, sources)[0] ?? { type: 'texto' },
      formulaAt,
    };
  }, [item, level, parameters]);
}
