import type { TablerIcon } from '@tabler/icons-react';
import classes from './panels.module.css';

/** The title of the properties pane: what is selected. */
export function PanelTitle({
  icon: Icon,
  title,
  detail,
}: {
  icon: TablerIcon;
  title: string;
  detail: string;
}) {
  return (
    <div className={classes.panelTitle}>
      <Icon size={18} stroke={1.6} />
      <div>
        <h2>{title}</h2>
        <span>{detail}</span>
      </div>
    </div>
  );
}
