import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { editorTableMessages } from '@lienzo/schema/messages/editor-table-messages';
import type { TablaItem } from '@lienzo/schema/report/item';
import { Switch, Text } from '@mantine/core';
import { Fragment } from 'react';
import { change } from '../../actions/changing.ts';
import { SearchSelect } from '../../controls/SearchSelect.tsx';
import { optionOf, sortOptions } from '../../panels/data/column-options.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import { GroupTextField } from './GroupTextField.tsx';

/** The columns that rows are grouped by; each group gets subtotals. */
export function GroupField({ item }: { item: TablaItem }) {
  const store = useEditorStore();
  const tables = useEditor((state) => state.tables);
  const options = sortOptions(item, tables);
  const set = (
    fields: Partial<
      Pick<
        TablaItem,
        'group_by' | 'textos_grupo' | 'keep_together' | 'pagina_por_grupo' | 'numeracion_por_grupo'
      >
    >,
    what: string,
  ): void => change(store, { uuid: item.uuid, nombre: 'tabla', fields }, what);
  const [outer, inner] = item.group_by;
  const choose = (level: 0 | 1, key: string | null): void => {
    const requested = level === 0 ? [key, key === inner ? undefined : inner] : [outer, key];
    const group_by = requested.filter((one): one is string => typeof one === 'string' && one !== '');
    // The texts of the inner groups go with these.
    const gone = level === 0 && key === null ? 0 : group_by.length;
    const texts = item.textos_grupo?.toSpliced(gone, 1);
    set(
      { group_by, ...(texts !== undefined && { textos_grupo: texts.length === 0 ? undefined : texts }) },
      editorTableMessages.steps.group,
    );
  };
  const field = (level: 0 | 1, label: string, value: string | undefined, taken: string | undefined) => (
    <SearchSelect
      size="xs"
      label={label}
      placeholder={editorTableMessages.groups.none}
      clearable
      clearButtonProps={{ 'aria-label': editorTableMessages.groups.clear(label) }}
      data={[
        ...options
          .map((group) => ({ ...group, items: group.items.filter((one) => one.value !== taken) }))
          .filter((group) => group.items.length > 0),
        ...missingOf(value, value !== undefined && optionOf(options, value) === undefined),
      ]}
      value={value ?? null}
      nothingFoundMessage={editorDataMessages.noColumnFound}
      comboboxProps={{ width: 276, position: 'bottom-end' }}
      onChange={(key) => choose(level, key)}
    />
  );
  return (
    <>
      {field(0, editorTableMessages.groups.outer, outer, undefined)}
      {outer === undefined ? null : (
        <>
          {field(1, editorTableMessages.groups.inner, inner, outer)}
          {item.resumen !== undefined ? null : <GroupTexts item={item} />}
          <Switch
            size="xs"
            label={editorTableMessages.groups.keepTogether}
            checked={item.keep_together}
            onChange={(event) =>
              set({ keep_together: event.currentTarget.checked }, editorTableMessages.steps.keepTogether)
            }
          />
          <Switch
            size="xs"
            label={editorTableMessages.groups.ownPages}
            description={editorTableMessages.groups.ownPagesHelp}
            checked={item.pagina_por_grupo === true}
            onChange={(event) =>
              set(
                { pagina_por_grupo: event.currentTarget.checked || undefined },
                editorTableMessages.steps.ownPages,
              )
            }
          />
          {item.pagina_por_grupo !== true ? null : (
            <Switch
              size="xs"
              label={editorTableMessages.groups.ownNumbers}
              description={editorTableMessages.groups.ownNumbersHelp}
              checked={item.numeracion_por_grupo === true}
              onChange={(event) =>
                set(
                  { numeracion_por_grupo: event.currentTarget.checked || undefined },
                  editorTableMessages.steps.ownNumbers,
                )
              }
            />
          )}
        </>
      )}
    </>
  );
}

/** What stands above and below each group. */
function GroupTexts({ item }: { item: TablaItem }) {
  return (
    <>
      <Text size="xs" c="dimmed">
        {editorTableMessages.groups.textsHelp}
      </Text>
      {item.group_by.map((key, at) => {
        const level = at === 0 ? 0 : 1;
        return (
          <Fragment key={key}>
            <GroupTextField item={item} level={level} place="encabezado" />
            <GroupTextField item={item} level={level} place="pie" />
          </Fragment>
        );
      })}
    </>
  );
}

/** A column that no longer exists stays selected and is labelled as missing. */
const missingOf = (key: string | undefined, missing: boolean) =>
  missing && key !== undefined
    ? [
        {
          group: editorDataMessages.missing.group,
          items: [{ value: key, label: editorDataMessages.missing.column(key) }],
        },
      ]
    : [];
