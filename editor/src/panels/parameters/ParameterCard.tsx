import { useSortable } from '@dnd-kit/sortable';
import {
  MAX_OPTIONS,
  MAX_PARAMETER_NAME,
  PARAMETER_KINDS,
  parameterProblems,
  type ReportParameter,
} from '@lienzo/schema/data/parameter';
import { editorParameterMessages as messages } from '@lienzo/schema/messages/editor-parameter-messages';
import { parameterMessages } from '@lienzo/schema/reports/parameter-messages';
import { NativeSelect, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { ParameterFields } from '../../parameter-values/ParameterFields.tsx';
import { useEditor } from '../../store/use-editor.ts';
import classes from '../data/data.module.css';
import { RemoveButton } from '../data/RemoveButton.tsx';
import { SortGrip } from '../data/SortGrip.tsx';

type Props = {
  parameter: ReportParameter;
  /** What its author probably did not mean; null for nothing. */
  warning: string | null;
  onMove: (step: -1 | 1) => void;
  /** `part`: consecutive changes of the same part are one step. */
  onChange: (change: Partial<ReportParameter>, part?: string) => void;
  onRemove: () => void;
};

/** One parameter: its name, kind, whether it must be answered, the value that it begins with. */
export function ParameterCard({ parameter, warning, onMove, onChange, onRemove }: Props) {
  const { attributes: _, ...sortable } = useSortable({ id: parameter.id });
  const marked = useEditor((state) => state.showProblems);
  const { nombre, tipo, requerido, opciones = [] } = parameter;
  const [problem] = marked ? parameterProblems([parameter]) : [];
  return (
    <div
      ref={sortable.setNodeRef}
      className={classes.card}
      data-dragging={sortable.isDragging || undefined}
      style={{
        transform: sortable.transform === null ? undefined : `translateY(${sortable.transform.y}px)`,
        transition: sortable.transition,
      }}
    >
      <div className={classes.cardHead}>
        <SortGrip label={messages.sort(nombre)} sortable={sortable} onMove={onMove} />
        <TextInput
          data-lz-parameter
          size="xs"
          flex={1}
          aria-label={messages.name}
          placeholder={messages.nameExample}
          maxLength={MAX_PARAMETER_NAME}
          value={nombre}
          error={marked && nombre.trim() === ''}
          onChange={(event) => onChange({ nombre: event.currentTarget.value }, 'nombre')}
        />
        <RemoveButton label={messages.remove(nombre)} onClick={onRemove} />
      </div>
      <NativeSelect
        size="xs"
        aria-label={messages.kind}
        data={PARAMETER_KINDS.map((kind) => ({ value: kind, label: parameterMessages.kinds[kind] }))}
        value={tipo}
        onChange={(event) => {
          const next = PARAMETER_KINDS.find((kind) => kind === event.currentTarget.value);
          // What fits one kind seldom fits another.
          if (next !== undefined) onChange({ tipo: next, predeterminado: undefined, opciones: undefined });
        }}
      />
      {tipo === 'opcion' ? (
        <Textarea
          size="xs"
          label={messages.options}
          placeholder={messages.optionsExample}
          autosize
          minRows={2}
          maxRows={8}
          value={opciones.join('\n')}
          onChange={(event) =>
            onChange({ opciones: event.currentTarget.value.split('\n').slice(0, MAX_OPTIONS) }, 'opciones')
          }
        />
      ) : null}
      <DefaultValue parameter={parameter} onChange={onChange} />
      <Switch
        size="xs"
        label={messages.required}
        checked={requerido}
        onChange={(event) => onChange({ requerido: event.currentTarget.checked })}
      />
      {warning === null ? null : (
        <Text size="xs" c="orange.8">
          {warning}
        </Text>
      )}
      {problem === undefined ? null : (
        <Text size="xs" c="red">
          {problem}
        </Text>
      )}
    </div>
  );
}

function DefaultValue({ parameter, onChange }: Pick<Props, 'parameter' | 'onChange'>) {
  const all = useEditor((state) => state.edit.document.parametros);
  const today = useEditor((state) => state.today);
  const load = useEditor((state) => state.host.parameterChoices);
  const { id, predeterminado } = parameter;
  const options = (parameter.opciones ?? []).filter((option) => option.trim() !== '');
  // It may begin with nothing, whether or not it must be answered.
  const field = {
    ...parameter,
    nombre: messages.default,
    requerido: false,
    predeterminado: undefined,
    opciones: [...new Set(options)],
  };
  return (
    <ParameterFields
      parameters={[field]}
      all={all}
      values={predeterminado === undefined ? {} : { [id]: predeterminado }}
      today={today}
      size="xs"
      load={load}
      onChange={(values) => {
        const value = values[id];
        onChange({ predeterminado: value === '' ? undefined : value }, 'inicial');
      }}
    />
  );
}
