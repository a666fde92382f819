import type { SelectedColumn } from '@lienzo/schema/data/column';
import { editorCrossMessages } from '@lienzo/schema/messages/editor-cross-messages';
import type { TablaCruzadaItem } from '@lienzo/schema/report/item';
import { crossTableMessages } from '@lienzo/schema/rule-messages/cross-table-messages';
import { TextInput } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { setFields } from '../../model/set-fields.ts';
import { changeColumn } from '../../panels/data/change-data.ts';
import { useEditorStore } from '../../store/use-editor.ts';

const { heading, steps } = editorCrossMessages;
const MAX_HEADING = 200;

type Props = { item: TablaCruzadaItem; column: SelectedColumn; place: keyof typeof heading };

/** What a cross table calls a column of its rows or a measure, or what stands before each value of what runs across. */
export function HeadingField({ item, column, place }: Props) {
  const store = useEditorStore();
  const { label, of } = heading[place];
  const set = (titulo: string): void => {
    const next = { ...column };
    setFields(next, { titulo: titulo || undefined });
    changeColumn(store, item, next, steps.heading, `encabezado-${column.column}`);
  };
  return (
    <TextInput
      size="xs"
      mt={4}
      aria-label={of(column.readable_name)}
      placeholder={place === 'columnas' ? label : `${label}: ${column.readable_name}`}
      maxLength={MAX_HEADING}
      value={column.titulo ?? ''}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

/** What the totals of the rows are called. */
export function TotalHeadingField({ item }: { item: TablaCruzadaItem }) {
  const store = useEditorStore();
  return (
    <TextInput
      size="xs"
      label={editorCrossMessages.totalHeading}
      placeholder={crossTableMessages.rowTotals[item.resumen.medidas[0]?.funcion ?? 'suma']}
      maxLength={MAX_HEADING}
      value={item.titulo_total ?? ''}
      onChange={({ currentTarget }) =>
        change(
          store,
          {
            uuid: item.uuid,
            nombre: 'tabla_cruzada',
            fields: { titulo_total: currentTarget.value || undefined },
          },
          steps.heading,
          'encabezado-total',
        )
      }
    />
  );
}
