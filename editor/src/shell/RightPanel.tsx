import { type RefObject, useEffect, useRef } from 'react';
import { ItemPanel } from '../items/ItemPanel.tsx';
import classes from '../panels/panels.module.css';
import { ReportPanel } from '../panels/ReportPanel.tsx';
import { SectionPanel } from '../panels/SectionPanel.tsx';
import { SeveralItemsPanel } from '../panels/SeveralItemsPanel.tsx';
import { showItem } from '../panels/show-item.ts';
import { wantField } from '../store/slices/view-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';

/** The right pane: the properties of the selection, or of the report when nothing is selected. */
export function RightPanel() {
  const selection = useEditor((state) => state.edit.selection);
  const readOnly = useEditor((state) => state.readOnly);
  const [only] = selection.items;
  const fields = useRef<HTMLFieldSetElement>(null);
  useRequestedField(fields);
  const panel =
    selection.items.length > 1 ? (
      <SeveralItemsPanel uuids={selection.items} />
    ) : only !== undefined ? (
      <ItemPanel key={only} uuid={only} />
    ) : selection.section !== null ? (
      <SectionPanel id={selection.section} />
    ) : (
      <ReportPanel />
    );
  return (
    <fieldset
      ref={fields}
      className={classes.properties}
      disabled={readOnly}
      onFocus={({ currentTarget, relatedTarget }) => {
        // With Tab the selected item may have been scrolled out of view.
        if (only !== undefined && !currentTarget.contains(relatedTarget)) showItem(currentTarget, only);
      }}
    >
      {panel}
    </fieldset>
  );
}

/** What a need is met by: the first control of the part of the panel that is marked with it. */
const controlOf = (need: string): string =>
  ['button', 'textarea', 'input:not([type="file"])']
    .map((control) => `[data-lz-need="${need}"] ${control}`)
    .join(',');

/** Focuses and opens the field that the page asked for. */
function useRequestedField(fields: RefObject<HTMLElement | null>): void {
  const store = useEditorStore();
  const requested = useEditor((state) => state.wantedField);
  useEffect(() => {
    if (requested === null) return;
    // Where motion is reduced, a tab that has just opened draws its fields a second time.
    const frame = requestAnimationFrame(() => {
      wantField(store, null);
      const control = fields.current?.querySelector<HTMLElement>(controlOf(requested.need));
      control?.focus();
      control?.click();
    });
    return () => cancelAnimationFrame(frame);
  }, [fields, store, requested]);
}
