import { editorSharedMessages as messages } from '@lienzo/schema/messages/editor-shared-messages';
import { filterRule } from '@lienzo/schema/messages/filter-rule';
import type { DataItem } from '@lienzo/schema/report/item';
import { originOf } from '@lienzo/schema/report/shared-data';
import { Switch } from '@mantine/core';
import { change } from '../../actions/changing.ts';
import { useEditor, useEditorStore } from '../../store/use-editor.ts';
import classes from './data.module.css';

/** The filters that an item shares with others, which are changed where they are everybody's. */
export function SharedFilters({ item }: { item: DataItem }) {
  const store = useEditorStore();
  const parameters = useEditor((state) => state.edit.document.parametros);
  const hasReportFilters = useEditor((state) => (state.edit.document.filtros ?? []).length > 0);
  const { uuid, nombre, sin_filtros_reporte: apart = false } = item;
  const shared = item.filters.flatMap((filter) => {
    const origin = originOf(filter);
    return origin === null ? [] : [{ filter, origin }];
  });
  if (shared.length === 0 && !hasReportFilters) return null;
  return (
    <>
      {hasReportFilters ? (
        <Switch
          size="xs"
          mb={6}
          label={messages.useReportFilters}
          checked={!apart}
          onChange={(event) => {
            const sin_filtros_reporte = event.currentTarget.checked ? undefined : true;
            change(store, { uuid, nombre, fields: { sin_filtros_reporte } }, messages.steps.reportFilters);
          }}
        />
      ) : null}
      <ul className={classes.sharedFilters}>
        {shared.map(({ filter, origin }) => {
          const asked = parameters.find(({ id }) => id === filter.parametro);
          return (
            <li key={filter.id}>
              <small>{messages.filtersOf[origin]}</small>
              <span>
                {messages.filter(
                  filter.nombre,
                  filter.parametro === undefined ? filterRule(filter) : (asked?.nombre ?? messages.asked),
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
