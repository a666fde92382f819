import { BoundedNumber } from '@lienzo/editor/bounded-number';
import { layoutMessages as texts } from '@lienzo/schema/runs/layout-messages';
import { LAYOUT_FORMATS, LAYOUT_SOURCES, type LayoutField } from '@lienzo/schema/runs/payment-layout';
import { ActionIcon, Button, Group, Select, Table, Text, TextInput, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import list from '../../../shared/lists/ListTable.module.css';

type RecordFieldsProps = {
  /** What the record is called. */
  name: string;
  fields: readonly LayoutField[];
  /** Fields fill their widths, so alignment and filler count. */
  isFixed: boolean;
  change: (fields: LayoutField[]) => void;
  remove?: () => void;
};

const AMOUNTS = ['centavos', 'punto'];
/** Digits are filled with zeros at their left; words with blanks at their right. */
const TEXTS: readonly LayoutField['fuente'][] = ['constante', 'nombre', 'nombres', 'paterno', 'materno'];

/** A field of another source, as that is written most often. */
function withSource(field: LayoutField, fuente: LayoutField['fuente']): LayoutField {
  const { formato: _, ...plain } = field;
  const isText = TEXTS.includes(fuente);
  return {
    ...{ ...plain, fuente, valor: '' },
    ...(isText ? { alineacion: 'izquierda', relleno: ' ' } : { alineacion: 'derecha', relleno: '0' }),
    ...(fuente === 'importe' || fuente === 'total' ? { formato: 'centavos' } : {}),
    ...(fuente === 'fecha' ? { formato: 'yyyyMMdd' } : {}),
  };
}

const NEW_FIELD: LayoutField = {
  ...{ ancho: 10, fuente: 'constante', valor: '', alineacion: 'izquierda', relleno: ' ' },
};

/** The fields of a record in their order, each of which can be changed, moved and taken away. */
export function RecordFields({ name, fields, isFixed, change, remove }: RecordFieldsProps) {
  const width = fields.reduce((sum, { ancho }) => sum + ancho, 0);
  const move = (from: number, to: number): void => {
    const field = fields[from];
    if (field !== undefined) change(fields.toSpliced(from, 1).toSpliced(to, 0, field));
  };
  return (
    <section aria-label={name}>
      <Group justify="space-between" mb={6}>
        <Title order={2} size="h5">
          {name}{' '}
          {isFixed && (
            <Text span size="sm" c="dimmed">
              {texts.width(width)}
            </Text>
          )}
        </Title>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            aria-label={texts.addField(name)}
            onClick={() => change([...fields, NEW_FIELD])}
          >
            {texts.add}
          </Button>
          {remove !== undefined && (
            <Button size="xs" variant="default" onClick={remove}>
              {texts.removeRecord(name)}
            </Button>
          )}
        </Group>
      </Group>
      <div className={list.frame}>
        <Table className={list.table ?? ''} miw={780} aria-label={name}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.columns.source}</Table.Th>
              <Table.Th>{texts.columns.text}</Table.Th>
              <Table.Th>{texts.columns.width}</Table.Th>
              <Table.Th>{texts.columns.format}</Table.Th>
              {isFixed && <Table.Th>{texts.columns.align}</Table.Th>}
              {isFixed && <Table.Th>{texts.columns.filler}</Table.Th>}
              <Table.Th>{texts.columns.order}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {fields.map((field, at) => (
              <FieldRow
                // biome-ignore lint/suspicious/noArrayIndexKey: fields have no identity but their place
                key={at}
                {...{ name, field, isFixed, at: at + 1, isLast: at === fields.length - 1 }}
                change={(next) => change(fields.with(at, next))}
                move={(by) => move(at, at + by)}
                remove={() => change(fields.toSpliced(at, 1))}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  );
}

type FieldRowProps = {
  name: string;
  field: LayoutField;
  isFixed: boolean;
  /** From 1. */
  at: number;
  isLast: boolean;
  change: (field: LayoutField) => void;
  move: (by: -1 | 1) => void;
  remove: () => void;
};

function FieldRow({ name, field, isFixed, at, isLast, change, move, remove }: FieldRowProps) {
  const { fuente } = field;
  const isAmount = fuente === 'importe' || fuente === 'total';
  const formats = LAYOUT_FORMATS.filter((one) => AMOUNTS.includes(one) === isAmount);
  const label = (column: keyof typeof texts.columns) => texts.field(name, at, texts.columns[column]);
  return (
    <Table.Tr>
      <Table.Td>
        <Select
          size="xs"
          aria-label={label('source')}
          allowDeselect={false}
          data={LAYOUT_SOURCES.map((one) => ({ value: one, label: texts.sources[one] }))}
          value={fuente}
          onChange={(value) => {
            const source = LAYOUT_SOURCES.find((one) => one === value);
            if (source !== undefined) change(withSource(field, source));
          }}
        />
      </Table.Td>
      <Table.Td>
        {fuente === 'constante' && (
          <TextInput
            size="xs"
            aria-label={label('text')}
            maxLength={400}
            value={field.valor}
            onChange={(event) => change({ ...field, valor: event.currentTarget.value })}
          />
        )}
      </Table.Td>
      <Table.Td>
        <BoundedNumber
          w={72}
          aria-label={label('width')}
          min={1}
          max={400}
          decimals={0}
          value={field.ancho}
          onChange={(ancho) => change({ ...field, ancho })}
        />
      </Table.Td>
      <Table.Td>
        {(isAmount || fuente === 'fecha') && (
          <Select
            size="xs"
            aria-label={label('format')}
            allowDeselect={false}
            data={formats.map((one) => ({ value: one, label: texts.formats[one] }))}
            value={field.formato ?? null}
            onChange={(value) => {
              const formato = formats.find((one) => one === value);
              if (formato !== undefined) change({ ...field, formato });
            }}
          />
        )}
      </Table.Td>
      {isFixed && (
        <Table.Td>
          <Select
            size="xs"
            w={110}
            aria-label={label('align')}
            allowDeselect={false}
            data={(['izquierda', 'derecha'] as const).map((one) => ({ value: one, label: texts.align[one] }))}
            value={field.alineacion}
            onChange={(value) =>
              change({ ...field, alineacion: value === 'derecha' ? 'derecha' : 'izquierda' })
            }
          />
        </Table.Td>
      )}
      {isFixed && (
        <Table.Td>
          <Select
            size="xs"
            w={100}
            aria-label={label('filler')}
            allowDeselect={false}
            data={[
              { value: ' ', label: texts.fillers.blank },
              { value: '0', label: texts.fillers.zero },
            ]}
            value={field.relleno}
            onChange={(value) => change({ ...field, relleno: value ?? ' ' })}
          />
        </Table.Td>
      )}
      <Table.Td className={list.actionsCell ?? ''}>
        <Group gap={2} wrap="nowrap">
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.up(name, at)}
            disabled={at === 1}
            onClick={() => move(-1)}
          >
            <IconArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.down(name, at)}
            disabled={isLast}
            onClick={() => move(1)}
          >
            <IconArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={texts.removeField(name, at)} onClick={remove}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
