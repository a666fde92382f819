import type { ColumnStyle } from '@lienzo/schema/data/column';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import type { ItemStyle } from '@lienzo/schema/report/item';
import { SimpleGrid, Switch } from '@mantine/core';
import { ColorField } from '../../controls/ColorField.tsx';
import { ContrastNote } from '../../controls/ContrastNote.tsx';
import { BACKGROUND_COLORS, TEXT_COLORS } from '../../controls/palette-colors.ts';

type Props = {
  style: ColumnStyle | undefined;
  /** Of the table, which is seen where the column has no colour of its own. */
  around: ItemStyle;
  /** Undefined once nothing is set. */
  onChange: (style: ColumnStyle | undefined) => void;
};

/** The look of a column's cells: bold, colour, background. */
export function ColumnStyleFields({ style = {}, around, onChange }: Props) {
  const set = (change: { [Field in keyof ColumnStyle]: ColumnStyle[Field] | undefined }): void =>
    onChange(withoutNothing({ ...style, ...change }));
  return (
    <>
      <SimpleGrid cols={2} spacing={8}>
        <ColorField
          label={editorStyleMessages.textColor}
          none={editorStyleMessages.automatic}
          colors={TEXT_COLORS}
          value={style.color}
          onChange={(color) => set({ color })}
        />
        <ColorField
          label={editorStyleMessages.background}
          none={editorStyleMessages.noBackground}
          colors={BACKGROUND_COLORS}
          value={style.background}
          onChange={(background) => set({ background })}
        />
      </SimpleGrid>
      {style.color === undefined && style.background === undefined ? null : (
        <ContrastNote
          text={style.color ?? around.color}
          background={style.background ?? around.background}
          onChange={(color) => set({ color })}
        />
      )}
      <Switch
        size="xs"
        label={editorColumnMessages.bold}
        checked={style.bold === true}
        onChange={(event) => set({ bold: event.currentTarget.checked ? true : undefined })}
      />
    </>
  );
}

/** The fields that are set; undefined where none is. */
function withoutNothing({
  bold,
  color,
  background,
}: {
  [Field in keyof ColumnStyle]: ColumnStyle[Field] | undefined;
}): ColumnStyle | undefined {
  if (bold === undefined && color === undefined && background === undefined) return undefined;
  return {
    ...(bold !== undefined && { bold }),
    ...(color !== undefined && { color }),
    ...(background !== undefined && { background }),
  };
}
