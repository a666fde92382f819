import type { SelectedColumn } from '@lienzo/schema/data/column';
import { isStrict } from '@lienzo/schema/data/column-icon';
import { type BarMark, type ColumnMark, type IconMark, iconSet } from '@lienzo/schema/data/column-mark';
import { columnMarkProblem } from '@lienzo/schema/data/column-mark-problem';
import { editorMarkMessages as texts } from '@lienzo/schema/messages/editor-mark-messages';
import { editorStyleMessages } from '@lienzo/schema/messages/editor-style-messages';
import { columnMarkMessages } from '@lienzo/schema/rule-messages/column-mark-messages';
import { NativeSelect, SimpleGrid, Switch, Text } from '@mantine/core';
import { ColorField } from '../../controls/ColorField.tsx';
import { NumberField } from '../../controls/NumberField.tsx';
import { TEXT_COLORS } from '../../controls/palette-colors.ts';
import { type FieldChange, setFields } from '../../model/set-fields.ts';

type Props = {
  column: SelectedColumn;
  /** Of several columns that differ in it: what `column` has is not shown. */
  isMixed?: boolean;
  onChange: (mark: ColumnMark | undefined, run?: string) => void;
};

/** What the numbers of a column show beside their text: a bar, or one of three icons. */
export function ColumnMarkFields({ column, isMixed = false, onChange }: Props) {
  const marca = isMixed ? undefined : column.marca;
  const problem = isMixed ? null : columnMarkProblem(column);
  const chosen = marca?.tipo === 'iconos' ? marca.juego : (marca?.tipo ?? '');
  return (
    <>
      <NativeSelect
        size="xs"
        label={texts.mark}
        data={[
          ...(isMixed ? [{ value: MIXED, label: editorStyleMessages.mixed }] : []),
          { value: '', label: texts.none },
          { value: 'barra', label: texts.bar },
          ...iconSet.options.map((set) => ({ value: set, label: texts.sets[set] })),
        ]}
        value={isMixed ? MIXED : chosen}
        onChange={({ currentTarget: { value } }) => {
          if (value !== MIXED) onChange(markOf(value, marca));
        }}
      />
      {marca?.tipo === 'barra' ? <BarFields bar={marca} onChange={onChange} /> : null}
      {marca?.tipo === 'iconos' ? <IconFields icons={marca} onChange={onChange} /> : null}
      {problem === null ? null : (
        <Text size="xs" c="red" role="alert">
          {problem.charAt(0).toUpperCase() + problem.slice(1)}
        </Text>
      )}
    </>
  );
}

const MIXED = 'distintos';

/** What a choice gives: a bar, or a set that keeps the limits of the one before. */
function markOf(choice: string, before: ColumnMark | undefined): ColumnMark | undefined {
  if (choice === 'barra') return { tipo: 'barra' };
  const juego = iconSet.safeParse(choice);
  if (!juego.success) return undefined;
  const limits = before?.tipo === 'iconos' ? before : { alto: '0', medio: '0' };
  return { tipo: 'iconos', juego: juego.data, alto: limits.alto, medio: limits.medio };
}

/** Decimals of a limit. */
const DECIMALS = 6;

type BarProps = { bar: BarMark; onChange: Props['onChange'] };

function BarFields({ bar, onChange }: BarProps) {
  const set = (change: FieldChange<BarMark>, run?: string): void => {
    const next = { ...bar };
    setFields(next, change);
    onChange(next, run);
  };
  return (
    <>
      <SimpleGrid cols={2} spacing={8}>
        <NumberField
          size="xs"
          label={texts.minimum}
          placeholder={texts.ofAllRows}
          decimals={DECIMALS}
          value={bar.minimo ?? ''}
          onChange={(minimo) => set({ minimo: minimo === '' ? undefined : minimo.slice(0, 40) }, 'minimo')}
        />
        <NumberField
          size="xs"
          label={texts.maximum}
          placeholder={texts.ofAllRows}
          decimals={DECIMALS}
          value={bar.maximo ?? ''}
          onChange={(maximo) => set({ maximo: maximo === '' ? undefined : maximo.slice(0, 40) }, 'maximo')}
        />
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {texts.barHelp}
      </Text>
      <ColorField
        label={texts.color}
        none={texts.automaticColor}
        colors={TEXT_COLORS}
        value={bar.color}
        onChange={(color) => set({ color })}
      />
    </>
  );
}

type IconProps = { icons: IconMark; onChange: Props['onChange'] };

function IconFields({ icons, onChange }: IconProps) {
  const { juego, alto, medio, invertido } = icons;
  const terms = columnMarkMessages.icons[juego];
  const [first, second, third] =
    invertido === true
      ? ([terms[2], terms[1], terms[0]] as const)
      : ([terms[0], terms[1], terms[2]] as const);
  return (
    <>
      <SimpleGrid cols={2} spacing={8}>
        <NumberField
          size="xs"
          label={isStrict(juego) ? texts.firstLimit.above(first) : texts.firstLimit.from(first)}
          decimals={DECIMALS}
          value={alto}
          onChange={(next) => onChange({ ...icons, alto: next.slice(0, 40) }, 'alto')}
        />
        <NumberField
          size="xs"
          label={texts.secondLimit(second)}
          decimals={DECIMALS}
          value={medio}
          onChange={(next) => onChange({ ...icons, medio: next.slice(0, 40) }, 'medio')}
        />
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {texts.rest(third)}
      </Text>
      {juego === 'flechas' ? null : (
        <Switch
          size="xs"
          label={texts.reversed}
          checked={invertido === true}
          onChange={(event) => {
            const { invertido: _before, ...rest } = icons;
            onChange(event.currentTarget.checked ? { ...rest, invertido: true } : rest);
          }}
        />
      )}
    </>
  );
}
