import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { editorTextMessages } from '@lienzo/schema/messages/editor-text-messages';
import type { ItemStyle } from '@lienzo/schema/report/item';
import { TEXT_SIZES } from '@lienzo/schema/report/rich-text';
import { fontMessages } from '@lienzo/schema/rule-messages/font-messages';
import { Select, SimpleGrid, Switch } from '@mantine/core';
import {
  IconAlignCenter,
  IconAlignJustified,
  IconAlignLeft,
  IconAlignRight,
  type TablerIcon,
} from '@tabler/icons-react';
import type { StyleChange } from '../model/commands/set-styles.ts';
import { BoundedNumber } from './BoundedNumber.tsx';
import { ColorField } from './ColorField.tsx';
import { ContrastNote } from './ContrastNote.tsx';
import { FontField } from './FontField.tsx';
import { BACKGROUND_COLORS, TEXT_COLORS } from './palette-colors.ts';
import { SegmentsField } from './SegmentsField.tsx';

type Props = {
  style: ItemStyle;
  /** The fields in which several items differ: they are shown as "varios". */
  mixed?: ReadonlySet<keyof ItemStyle>;
  /** Whether the content can be aligned; tables align their columns instead. */
  align: boolean;
  /** Whether the item has text with a size and a colour; default: yes. */
  words?: boolean;
  /** Whether it has a font; default: as `words`. */
  font?: boolean;
  onChange: (style: StyleChange, mergeKey?: string) => void;
};

type Align = NonNullable<ItemStyle['align']>;
const ALIGNMENTS: [Align, TablerIcon][] = [
  ['left', IconAlignLeft],
  ['center', IconAlignCenter],
  ['right', IconAlignRight],
  ['justify', IconAlignJustified],
];
const isAlign = (value: string): value is Align => ALIGNMENTS.some(([one]) => one === value);

const NOTHING_MIXED: ReadonlySet<keyof ItemStyle> = new Set();

/** Fields of an item's style, or of several items. */
export function StyleFields({
  style,
  mixed = NOTHING_MIXED,
  align,
  words = true,
  font = words,
  onChange,
}: Props) {
  return (
    <>
      {align ? (
        <AlignField
          value={mixed.has('align') ? '' : (style.align ?? 'left')}
          words={words}
          onChange={(value) => onChange({ align: value })}
        />
      ) : null}
      {font ? (
        <FontField
          value={style.fuente}
          inherited={fontMessages.ofReport}
          mixed={mixed.has('fuente')}
          onChange={(fuente) => onChange({ fuente })}
        />
      ) : null}
      <SimpleGrid cols={2} spacing={8}>
        {words ? (
          <TextSize value={style.font_size} mixed={mixed.has('font_size')} onChange={onChange} />
        ) : null}
        <BoundedNumber
          label={editorStyleMessages.padding}
          suffix={editorStyleMessages.units.points}
          min={0}
          max={72}
          step={2}
          value={mixed.has('padding') ? '' : (style.padding ?? 0)}
          placeholder={editorStyleMessages.mixed}
          onChange={(padding) => onChange({ padding: padding === 0 ? undefined : padding }, 'espacio')}
        />
        {words ? (
          <ColorField
            label={editorStyleMessages.textColor}
            none={editorStyleMessages.automatic}
            mixed={mixed.has('color')}
            colors={TEXT_COLORS}
            value={style.color}
            onChange={(color) => onChange({ color })}
          />
        ) : null}
        <ColorField
          label={editorStyleMessages.background}
          none={editorStyleMessages.noBackground}
          mixed={mixed.has('background')}
          colors={BACKGROUND_COLORS}
          value={style.background}
          onChange={(background) => onChange({ background })}
        />
      </SimpleGrid>
      {words && !mixed.has('color') && !mixed.has('background') ? (
        <ContrastNote
          text={style.color}
          background={style.background}
          onChange={(color) => onChange({ color })}
        />
      ) : null}
      <Switch
        size="xs"
        label={
          mixed.has('border')
            ? editorStyleMessages.mixedOf(editorStyleMessages.border)
            : editorStyleMessages.border
        }
        checked={style.border === true}
        onChange={(event) => onChange({ border: event.currentTarget.checked ? true : undefined })}
      />
    </>
  );
}

type SizeProps = { value: number | undefined; mixed: boolean; onChange: Props['onChange'] };

function TextSize({ value, mixed, onChange }: SizeProps) {
  return (
    <Select
      size="xs"
      label={editorStyleMessages.textSize}
      data={[
        { value: '', label: editorStyleMessages.automatic },
        ...TEXT_SIZES.map((one) => ({ value: String(one), label: editorTextMessages.sizes.points(one) })),
      ]}
      value={mixed ? null : value === undefined ? '' : String(value)}
      placeholder={editorStyleMessages.mixed}
      allowDeselect={false}
      onChange={(size) => onChange({ font_size: size === null || size === '' ? undefined : Number(size) })}
    />
  );
}

type AlignProps = {
  /** '' for none of them. */
  value: Align | '';
  /** Only text can be justified. */
  words: boolean;
  onChange: (value: Align | undefined) => void;
};

function AlignField({ value, words, onChange }: AlignProps) {
  return (
    <SegmentsField
      label={editorStyleMessages.alignment}
      value={value}
      data={ALIGNMENTS.filter(([one]) => words || one !== 'justify').map(([one, Icon]) => ({
        value: one,
        label: (
          <Icon
            size={16}
            stroke={1.6}
            aria-label={editorStyleMessages.alignments[one]}
            style={{ display: 'block', margin: '1px auto' }}
          />
        ),
      }))}
      onChange={(next) => onChange(isAlign(next) && next !== 'left' ? next : undefined)}
    />
  );
}
