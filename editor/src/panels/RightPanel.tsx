import { useEditor } from '../store/use-editor.ts';
import { ItemPanel } from './ItemPanel.tsx';
import classes from './panels.module.css';
import { ReportPanel } from './ReportPanel.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { SeveralItemsPanel } from './SeveralItemsPanel.tsx';

/** The right pane: the properties of what is selected, of the report when nothing is. */
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
    <fieldset className={classes.properties} disabled={readOnly}>
      {panel}
    </fieldset>
  );
}
