import { MAX_PARAMETERS, type ParameterKind } from '@lienzo/schema/data/parameter';
import { editorParameterMessages as messages } from '@lienzo/schema/messages/editor-parameter-messages';
import type { DataItem } from '@lienzo/schema/report/item';
import { NativeSelect } from '@mantine/core';
import { perform } from '../../actions/perform.ts';
import { chain } from '../../model/chain.ts';
import { setReport } from '../../model/commands/set-report.ts';
import { newParameter } from '../../model/new-parameter.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import type { DataTarget } from './data-target.ts';

const FIXED = '';
const NEW = '+';

type Props = {
  target: DataTarget;
  /** The name of the field, where an item may have several. */
  label: string;
  parametro: string | undefined;
  fits: (tipo: ParameterKind) => boolean;
  /** What is made here; null where nothing fits. */
  kind: ParameterKind | null;
  problem: string | null;
  onChoose: (parametro: string | null) => void;
  /** The item's data with a parameter that was just made. */
  using: (parametro: string) => Partial<Pick<DataItem, 'filters' | 'additional_columns'>>;
};

/** Whether a value is written here or that of a parameter, which can be made here; nothing where none can fit. */
export function ParameterSource({ target, label, parametro, fits, kind, problem, onChoose, using }: Props) {
  const store = useEditorStore();
  const parameters = useEditor((state) => state.edit.document.parametros);
  const fitting = parameters.filter(({ id, tipo }) => id === parametro || fits(tipo));
  const isGone = parametro !== undefined && !fitting.some(({ id }) => id === parametro);
  if (kind === null && parametro === undefined) return null;
  const canCreate = kind !== null && parameters.length < MAX_PARAMETERS;
  const create = (): void => {
    if (kind === null) return;
    const parameter = newParameter(kind, parameters);
    perform(
      store,
      (document) =>
        chain(
          document,
          (before) => setReport(before, { parametros: [...parameters, parameter] }),
          (before) => target.change(before, using(parameter.id)),
        ),
      { label: messages.steps.use },
    );
  };
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
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
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (value === NEW) create();
        else onChoose(value === FIXED ? null : value);
      }}
    />
  );
}
