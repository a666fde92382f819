import { ItemPanel } from '../items/ItemPanel.tsx';
import classes from '../panels/panels.module.css';
import { ReportPanel } from '../panels/ReportPanel.tsx';
import { SectionPanel } from '../panels/SectionPanel.tsx';
import { SeveralItemsPanel } from '../panels/SeveralItemsPanel.tsx';
import { showItem } from '../panels/show-item.ts';
import { useEditor } from '../store/use-editor.ts';

/** The right pane: the properties of the selection, or of the report when nothing is selected. */
export function RightPanel() {
  const selection = useEditor((state) => state.edit.selection);
  const readOnly = useEditor((state) => state.readOnly);
  const [only] = selection.items;
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
