import type { ColumnStyle } from '@lienzo/schema/data/column';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { ItemStyle } from '@lienzo/schema/report/item';
import { SimpleGrid, Switch } from '@mantine/core';
import { ColorField } from '../../controls/ColorField.tsx';
import { ContrastNote } from '../../controls/ContrastNote.tsx';
import { BACKGROUND_COLORS, TEXT_COLORS } from '../../controls/palette-colors.ts';
import type { ColumnStyleChange } from '../../model/data-item/style-column.ts';

type Props = {
  style: ColumnStyle | undefined;
  /** The fields in which several columns differ. */
  mixed?: ReadonlySet<keyof ColumnStyle>;
  /** Of the table, which is seen where the column has no colour of its own. */
  around: ItemStyle;
  onChange: (change: ColumnStyleChange) => void;
};

const NOTHING_MIXED: ReadonlySet<keyof ColumnStyle> = new Set();

/** The look of a column's cells: bold, colour, background. */
export function ColumnStyleFields({ style = {}, mixed = NOTHING_MIXED, around, onChange }: Props) {
  const hasColors = style.color !== undefined || style.background !== undefined;
  const areMixed = mixed.has('color') || mixed.has('background');
  return (
    <>
      <SimpleGrid cols={2} spacing={8}>
        <ColorField
          label={editorStyleMessages.textColor}
          none={editorStyleMessages.automatic}
          colors={TEXT_COLORS}
          mixed={mixed.has('color')}
          value={style.color}
          onChange={(color) => onChange({ color })}
        />
        <ColorField
          label={editorStyleMessages.background}
          none={editorStyleMessages.noBackground}
          colors={BACKGROUND_COLORS}
          mixed={mixed.has('background')}
          value={style.background}
          onChange={(background) => onChange({ background })}
        />
      </SimpleGrid>
      {hasColors && !areMixed ? (
        <ContrastNote
          text={style.color ?? around.color}
          background={style.background ?? around.background}
          onChange={(color) => onChange({ color })}
        />
      ) : null}
      <Switch
        size="xs"
        label={
          mixed.has('bold')
            ? editorStyleMessages.mixedOf(editorColumnMessages.bold)
            : editorColumnMessages.bold
        }
        checked={style.bold === true}
        onChange={(event) => onChange({ bold: event.currentTarget.checked ? true : undefined })}
      />
    </>
  );
}
