import type { SelectedColumn } from '@lienzo/schema/data/column';
import { editorColumnMessages } from '@lienzo/schema/messages/editor-column-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { areNeighbors, shareHeading } from '../../model/data-item/share-heading.ts';
import { announce } from '../../store/slices/notice-slice.ts';
import { useEditorStore } from '../../store/use-editor.ts';
import { changeData } from './change-data.ts';

const { shared: texts, steps } = editorColumnMessages;
const MAX_HEADING = 200;

type Props = {
  item: TablaItem;
  /** The columns that have, or would have, one heading together. */
  chosen: readonly SelectedColumn[];
};

/** The heading that columns share, above their own: made for several of them, renamed, taken away. */
export function SharedHeadingField({ item, chosen }: Props) {
  const store = useEditorStore();
  const field = useRef<HTMLInputElement>(null);
  const [isNew, setNew] = useState(false);
  // While it is typed, a heading may be that of its neighbours, which are none of its columns.
  const typedFor = useRef<ReadonlySet<string> | null>(null);
  const own: ReadonlySet<string> = new Set(chosen.map(({ column }) => column));
  const headings = new Set(chosen.map(({ encabezado_comun }) => encabezado_comun));
  const [heading] = headings;
  const set = (text: string | undefined, what: string, keys: ReadonlySet<string>, run?: string): void =>
    changeData(store, item, { selected_columns: shareHeading(item.selected_columns, keys, text) }, what, run);
  useEffect(() => {
    if (!isNew) return;
    field.current?.select();
    setNew(false);
  }, [isNew]);
  const share = (): void => {
    set(texts.first, steps.shareHeading, own);
    announce(store, texts.made(chosen.length, texts.first));
    setNew(true);
  };
  const divide = (keys: ReadonlySet<string>): void => {
    set(undefined, steps.divideHeading, keys);
    announce(store, texts.divided(keys.size));
  };
  const areBeside = areNeighbors(item.selected_columns, own);
  const hasOne = headings.size === 1 && heading !== undefined;
  return (
    <div>
      {hasOne ? (
        <TextInput
          ref={field}
          size="xs"
          label={texts.label}
          maxLength={MAX_HEADING}
          value={heading}
          onFocus={() => {
            typedFor.current = own;
          }}
          onChange={({ currentTarget: { value } }) => {
            const keys = typedFor.current ?? own;
            set(value, steps.renameHeading, keys, `encabezado-comun-${[...keys].join()}`);
          }}
          onBlur={({ currentTarget: { value } }) => {
            if (value.trim() === '') divide(typedFor.current ?? own);
            typedFor.current = null;
          }}
        />
      ) : null}
      <Group gap={6} mt={6}>
        {!hasOne && chosen.length > 1 ? (
          <Button size="compact-xs" variant="default" disabled={!areBeside} onClick={share}>
            {texts.share}
          </Button>
        ) : null}
        {headings.size > 1 || hasOne ? (
          <Button size="compact-xs" variant="default" onClick={() => divide(own)}>
            {texts.divide}
          </Button>
        ) : null}
      </Group>
      {!hasOne && chosen.length > 1 && !areBeside ? (
        <Text size="xs" c="dimmed" mt={4}>
          {texts.apart}
        </Text>
      ) : null}
    </div>
  );
}
