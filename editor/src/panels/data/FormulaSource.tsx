import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import { parameterFitsFormula } from '@lienzo/schema/data/parameter';
import { editorParameterMessages as messages } from '@lienzo/schema/messages/editor-parameter-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { formulaParameterProblem } from '@lienzo/schema/report/parameter-uses';
import { type AdditionalChange, changeAdditional } from '../../model/data-item/change-additional.ts';
import { useEditor } from '../../store/use-editor.ts';
import { itemTarget } from './data-target.ts';
import { ParameterSource } from './ParameterSource.tsx';

type Props = {
  item: DataItem;
  column: AdditionalColumn;
  tipo: 'numero' | 'fecha';
  onChange: (change: AdditionalChange) => void;
};

/** Whether a computed column has its own number or day or that of a parameter. */
export function FormulaSource({ item, column, tipo: requested, onChange }: Props) {
  const parameters = useEditor((state) => state.edit.document.parametros);
  return (
    <ParameterSource
      target={itemTarget(item)}
      label={messages.sourceOf(column.nombre)}
      parametro={column.parametro}
      fits={(tipo) => parameterFitsFormula(tipo, requested)}
      kind={requested}
      problem={formulaParameterProblem(column, parameters)}
      onChoose={(parametro) => onChange({ parametro })}
      using={(parametro) => changeAdditional(item, column.id, { parametro })}
    />
  );
}
