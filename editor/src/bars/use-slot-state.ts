import { useMemo } from 'react';
import { setSetting } from '../actions/changing.ts';
import { save } from '../actions/saving.ts';
import type { ReportEditorSlotState } from '../host/report-editor-host.ts';
import { isDirty } from '../model/history.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** The state and actions that the host's slots receive. */
export function useSlotState(): ReportEditorSlotState {
  const store = useEditorStore();
  const auditorio = useEditor((state) => state.edit.document.auditorio);
  const orientation = useEditor((state) => state.edit.document.orientation);
  const dirty = useEditor((state) => isDirty(state.edit));
  const isSaving = useEditor((state) => state.save.status === 'saving');
  const readOnly = useEditor((state) => state.readOnly);
  return useMemo(
    () => ({
      auditorio,
      setAuditorio: (next) => setSetting(store, 'auditorio', next),
      orientation,
      isDirty: dirty,
      isSaving,
      readOnly,
      save: () => save(store),
    }),
    [store, auditorio, orientation, dirty, isSaving, readOnly],
  );
}
