import type { ReportFilter } from '@lienzo/schema/data/filter';
import { kindForColumn, parameterFits } from '@lienzo/schema/data/parameter';
import { editorParameterMessages as messages } from '@lienzo/schema/messages/editor-parameter-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { filterParameterProblem } from '@lienzo/schema/report/parameter-uses';
import { useEditor } from '../../store/use-editor.ts';
import type { DataTarget } from './data-target.ts';
import { ParameterSource } from './ParameterSource.tsx';

type Props = {
  item: DataItem;
  target: DataTarget;
  filter: ReportFilter;
  onChange: (filter: ReportFilter) => void;
};

/** Whether a filter has its own value or that of a parameter. */
export function ValueSource({ item, target, filter, onChange }: Props) {
  const parameters = useEditor((state) => state.edit.document.parametros);
  const { parametro, condition, column_type, selected_columns } = filter;
  const compared = { column: selected_columns[0] ?? '', column_type, condition };
  return (
    <ParameterSource
      target={target}
      label={messages.source}
      parametro={parametro}
      fits={(tipo) => parameterFits(tipo, compared)}
      kind={kindForColumn(compared)}
      problem={filterParameterProblem(filter, parameters)}
      onChoose={(chosen) => {
        const { parametro: _before, ...plain } = filter;
        onChange(chosen === null ? plain : { ...plain, parametro: chosen });
      }}
      using={(parametro) => ({
        filters: item.filters.map((one) => (one.id === filter.id ? { ...one, parametro } : one)),
      })}
    />
  );
}
