import type { ReportFilter } from '@lienzo/schema/data/filter';
import { kindForColumn, MAX_PARAMETERS, parameterFits } from '@lienzo/schema/data/parameter';
import { editorParameterMessages as messages } from '@lienzo/schema/messages/editor-parameter-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { filterParameterProblem } from '@lienzo/schema/report/parameter-uses';
import { NativeSelect } from '@mantine/core';
import { perform } from '../../actions/perform.ts';
import { chain } from '../../model/chain.ts';
import { setReport } from '../../model/commands/set-report.ts';
import { updateItem } from '../../model/commands/update-item.ts';
import { newParameter } from '../../model/new-parameter.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';

const FIXED = '';
const NEW = '+';

type Props = { item: DataItem; filter: ReportFilter; onChange: (filter: ReportFilter) => void };

/** Whether a filter has its own value or that of a parameter, which can be made here; nothing where none can fit. */
export function ValueSource({ item, filter, onChange }: Props) {
  const store = useEditorStore();
  const parameters = useEditor((state) => state.edit.document.parametros);
  const { parametro, condition, column_type, selected_columns } = filter;
  const compared = { column: selected_columns[0] ?? '', column_type, condition };
  const kind = kindForColumn(compared);
  const problem = filterParameterProblem(filter, parameters);
  const fitting = parameters.filter(({ id, tipo }) => id === parametro || parameterFits(tipo, compared));
  const isGone = parametro !== undefined && !fitting.some(({ id }) => id === parametro);
  if (kind === null && parametro === undefined) return null;
  const canCreate = kind !== null && parameters.length < MAX_PARAMETERS;
  const create = (): void => {
    if (kind === null) return;
    const parameter = newParameter(kind, parameters);
    const filters = item.filters.map((one) =>
      one.id === filter.id ? { ...one, parametro: parameter.id } : one,
    );
    perform(
      store,
      (document) =>
        chain(
          document,
          (before) => setReport(before, { parametros: [...parameters, parameter] }),
          (before) => updateItem(before, { uuid: item.uuid, nombre: item.nombre, fields: { filters } }),
        ),
      { label: messages.steps.useInFilter },
    );
  };
  const choose = (value: string): void => {
    if (value === NEW) {
      create();
      return;
    }
    const { parametro: _before, ...plain } = filter;
    onChange(value === FIXED ? plain : { ...plain, parametro: value });
  };
  return (
    <NativeSelect
      size="xs"
      mt={6}
      aria-label={messages.source}
      value={parametro ?? FIXED}
      error={problem}
      data={[
        { value: FIXED, label: messages.fixed },
        ...(isGone ? [{ value: parametro, label: messages.gone }] : []),
        ...fitting.map(({ id, nombre }) => ({
          value: id,
          label: messages.asked(nombre || messages.unnamed),
        })),
        ...(canCreate ? [{ value: NEW, label: messages.create }] : []),
      ]}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
