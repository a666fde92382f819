import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import classes from './panels.module.css';

/** A collapsible group of properties. */
export function PanelGroup({ title, children }: { title: string; children: ReactNode }) {
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
