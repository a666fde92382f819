import { Collapse, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useEditor } from '../store/use-editor.ts';
import classes from './panels.module.css';

type Props = {
  title: string;
  /** Whether it is the only group of its tab, whose name is title enough; read-only there are no tabs. */
  alone?: boolean;
  children: ReactNode;
};

/** A group of properties; collapsible, unless it is alone in its tab. */
export function PanelGroup({ title, alone = false, children }: Props) {
  const readOnly = useEditor((state) => state.readOnly);
  const id = useId();
  if (!alone || readOnly) return <CollapsibleGroup title={title}>{children}</CollapsibleGroup>;
  return (
    <section className={classes.group} aria-labelledby={id}>
      <VisuallyHidden component="h3" id={id}>
        {title}
      </VisuallyHidden>
      <div className={classes.fields} data-alone>
        {children}
      </div>
    </section>
  );
}

function CollapsibleGroup({ title, children }: Pick<Props, 'title' | 'children'>) {
  const [opened, setOpened] = useState(true);
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h3 className={classes.groupTitle}>
        <UnstyledButton id={id} aria-expanded={opened} onClick={() => setOpened((open) => !open)}>
          {title}
          <IconChevronDown size={14} stroke={1.8} data-closed={!opened || undefined} />
        </UnstyledButton>
      </h3>
      <Collapse expanded={opened}>
        <div className={classes.fields}>{children}</div>
      </Collapse>
    </section>
  );
}
