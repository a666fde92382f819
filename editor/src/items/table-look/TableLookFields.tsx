import { editorTableMessages } from '@lienzo/schema/messages/editor-table-messages';
import type { TablaCruzadaItem, TablaItem } from '@lienzo/schema/report/item';
import { fieldsOfStyle, TABLE_STYLES, type TableStyle, tableStyleOf } from '@lienzo/schema/report/table-look';
import { Switch } from '@mantine/core';
import { useId } from 'react';
import { change } from '../../actions/changing.ts';
import { ColorField } from '../../controls/ColorField.tsx';
import { HEAD_COLORS } from '../../controls/palette-colors.ts';
import { useOrganizationColors } from '../../controls/use-organization-colors.ts';
import { useEditorStore } from '../../store/use-editor.ts';
import classes from './table-look.module.css';

const { look: texts, steps } = editorTableMessages;

/** The fill of a head for an organization without colours. */
const PLAIN_FILL = '#344054';

type Look = Partial<Pick<TablaItem, 'zebra' | 'cuadricula' | 'relleno_encabezado'>>;
type Fields = { [Field in keyof Look]: Look[Field] | undefined };

/** How a table or a cross table looks: one of four styles, the fill of its head, its stripes. */
export function TableLookFields({ item }: { item: TablaItem | TablaCruzadaItem }) {
  const store = useEditorStore();
  const [primary] = useOrganizationColors();
  const fill = item.relleno_encabezado ?? primary?.[0] ?? PLAIN_FILL;
  const set = (fields: Fields, what: string): void => {
    const { uuid, nombre } = item;
    if (nombre === 'tabla') change(store, { uuid, nombre, fields }, what);
    else change(store, { uuid, nombre, fields }, what);
  };
  return (
    <>
      <StyleChoice
        value={tableStyleOf(item)}
        fill={fill}
        onChange={(style) => set(fieldsOfStyle(style, fill), steps.look)}
      />
      <ColorField
        label={texts.headFill}
        none={texts.noHeadFill}
        colors={HEAD_COLORS}
        value={item.relleno_encabezado}
        onChange={(relleno_encabezado) => set({ relleno_encabezado }, steps.headFill)}
      />
      <Switch
        size="xs"
        label={editorTableMessages.zebra}
        checked={item.zebra}
        onChange={(event) => set({ zebra: event.currentTarget.checked }, steps.look)}
      />
    </>
  );
}

type ChoiceProps = { value: TableStyle; fill: string; onChange: (style: TableStyle) => void };

/** The styles as pictures: radio buttons with names. */
function StyleChoice({ value, fill, onChange }: ChoiceProps) {
  const group = useId();
  return (
    <fieldset className={classes.styles}>
      <legend>{texts.style}</legend>
      {TABLE_STYLES.map((style) => (
        <label key={style} data-chosen={style === value || undefined}>
          <input
            type="radio"
            name={group}
            value={style}
            checked={style === value}
            onChange={() => onChange(style)}
          />
          <StylePicture style={style} fill={fill} />
          <span>{texts.styles[style]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const ROWS = [0, 1, 2, 3];
const COLUMNS = [0, 1, 2];

function StylePicture({ style, fill }: { style: TableStyle; fill: string }) {
  return (
    <svg viewBox="0 0 48 29" width="48" height="29" aria-hidden="true">
      <rect width="48" height="29" rx="2" fill="#fff" />
      {style === 'color' ? <rect x="2" y="2" width="44" height="7" fill={fill} /> : null}
      {ROWS.map((row) => (
        <g key={row}>
          {style === 'cebra' && row === 2 ? (
            <rect x="2" y={2 + row * 6.5} width="44" height="6" fill="#dfe4ea" />
          ) : null}
          {style === 'cuadricula' ? null : (
            <path
              d={`M2 ${8.6 + row * 6.4}h44`}
              stroke={row === 0 ? '#667085' : '#c4cbd4'}
              strokeWidth={0.6}
            />
          )}
          {COLUMNS.map((column) => (
            <rect
              key={column}
              x={4 + column * 15}
              y={4.4 + row * 6.4}
              width={column === 2 ? 9 : 10}
              height="2"
              fill={row > 0 ? '#98a2b3' : style === 'color' ? '#fff' : '#475467'}
            />
          ))}
        </g>
      ))}
      {style === 'cuadricula' ? (
        <path
          d="M2 2h44v25.6h-44zM2 8.6h44M2 15h44M2 21.4h44M16.5 2v25.6M31.5 2v25.6"
          fill="none"
          stroke="#8b95a5"
          strokeWidth="0.6"
        />
      ) : null}
    </svg>
  );
}
