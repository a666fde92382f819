import { relatedTables as catalogRelatedTables } from '@lienzo/schema/data/catalog';
import { knownValues } from '@lienzo/schema/data/parameter';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { ReportTable } from '@lienzo/schema/reports/report-data-endpoints';
import { useEffect, useImperativeHandle, useState } from 'react';
import { focusItem } from './actions/navigating.ts';
import { reportSaved, save, validate } from './actions/saving.ts';
import { loadStyles } from './actions/styles.ts';
import { redo, undo } from './actions/undoing.ts';
import { useProblems } from './bars/use-problems.ts';
import { useDraft } from './drafts/use-draft.ts';
import type { ReportEditorProps } from './host/report-editor-host.ts';
import { isDirty } from './model/history.ts';
import { toReport } from './model/to-report.ts';
import { watchFormulaResults } from './rows/watch-formula-results.ts';
import { watchParameterTexts } from './rows/watch-parameter-texts.ts';
import { watchRows } from './rows/watch-rows.ts';
import { EditorShell } from './shell/EditorShell.tsx';
import { createEditorStore } from './store/editor-store.ts';
import { updateHost } from './store/slices/host-slice.ts';
import { EditorStoreContext, useEditor, useEditorStore } from './store/use-editor.ts';

/** The report editor. Uncontrolled: reads `initialReport` once; the host reads the report through the ref handle. */
export function MountedEditor(props: ReportEditorProps) {
  const hostProps = useHostProps(props);
  const [store] = useState(() => createEditorStore(props.initialReport, hostProps));
  const { tables, relatedTables, host, drafts, today, readOnly, newer } = hostProps;
  useEffect(() => {
    updateHost(store, { tables, relatedTables, host, drafts, today, readOnly, newer });
  }, [store, tables, relatedTables, host, drafts, today, readOnly, newer]);
  // New items begin with the default one.
  useEffect(() => {
    const asked = new AbortController();
    if (!readOnly) void loadStyles(store, asked.signal);
    return () => asked.abort();
  }, [store, readOnly]);
  useEffect(() => watchRows(store), [store]);
  useEffect(() => watchParameterTexts(store), [store]);
  useEffect(() => watchFormulaResults(store), [store]);
  const { discardDraft, keepDraft } = useDraft(store, props);
  useImperativeHandle(
    props.ref,
    () => ({
      getReport: () => toReport(store.getState().edit.document),
      getParameterValues() {
        const { edit, parameterValues } = store.getState();
        return knownValues(toReport(edit.document).parametros, parameterValues);
      },
      validate: () => validate(store),
      markSaved: () => reportSaved(store),
      isDirty: () => isDirty(store.getState().edit),
      save: () => save(store),
      focusItem: (uuid) => focusItem(store, uuid),
      undo: () => undo(store),
      redo: () => redo(store),
      discardDraft,
      keepDraft,
    }),
    [store, discardDraft, keepDraft],
  );
  return (
    <EditorStoreContext value={store}>
      <EditorShell start={props.start} actions={props.actions} />
      <HostCallbacks onDirtyChange={props.onDirtyChange} onProblems={props.onProblems} />
    </EditorStoreContext>
  );
}

function useHostProps({ tables, relatedTables, host, drafts, today, readOnly, newer }: ReportEditorProps) {
  const [defaultToday] = useState(todayInMexico);
  return {
    tables,
    relatedTables: relatedTables ?? relatedInCatalog,
    host,
    drafts,
    today: today ?? defaultToday,
    readOnly: readOnly === true || newer === true,
    newer: newer ?? false,
  };
}

const relatedInCatalog = (table: ReportTable): ReportTable[] => catalogRelatedTables(table.nombre_modelo);

type HostCallbackProps = { [Name in 'onDirtyChange' | 'onProblems']: ReportEditorProps[Name] | undefined };

/** Calls the host's callbacks on changes, and warns before the page is left with unsaved changes. */
function HostCallbacks({ onDirtyChange, onProblems }: HostCallbackProps) {
  const store = useEditorStore();
  const dirty = useEditor((state) => isDirty(state.edit));
  const problems = useProblems();
  useEffect(() => onDirtyChange?.(dirty), [onDirtyChange, dirty]);
  useEffect(() => onProblems?.(problems), [onProblems, problems]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (isDirty(store.getState().edit) && !store.getState().readOnly) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store]);
  return null;
}
