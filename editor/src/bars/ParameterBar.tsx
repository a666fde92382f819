import { editorParameterMessages as messages } from '@lienzo/schema/messages/editor-parameter-messages';
import { Collapse, UnstyledButton } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ParameterFields } from '../parameter-values/ParameterFields.tsx';
import { setParameterValues } from '../store/slices/parameter-slice.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import classes from './ParameterBar.module.css';

/** Where the fields would leave less than half of the page in sight, as at 200 % zoom, they begin closed. */
const LOW = '(height < 36em)';

/** What the report's rows are shown with while it is designed: a value for each parameter. */
export function ParameterBar() {
  const store = useEditorStore();
  const parameters = useEditor((state) => state.edit.document.parametros);
  const values = useEditor((state) => state.parameterValues);
  const today = useEditor((state) => state.today);
  const load = useEditor((state) => state.host.parameterChoices);
  const narrow = useEditor((state) => state.room === 'narrow');
  const [opened, setOpened] = useState(() => !narrow && !matchMedia(LOW).matches);
  const id = useId();
  if (parameters.length === 0) return null;
  return (
    <section className={classes.bar} aria-label={messages.bar} data-lz-landmark data-lz-parameters>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconAdjustmentsHorizontal size={16} stroke={1.6} aria-hidden />
        {messages.shownWith}
        <IconChevronDown size={14} stroke={1.8} data-closed={!opened || undefined} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={opened} id={id} transitionDuration={120}>
        <div className={classes.fields}>
          <ParameterFields
            parameters={parameters}
            values={values}
            today={today}
            size="xs"
            load={load}
            onChange={(next) => setParameterValues(store, next)}
          />
        </div>
      </Collapse>
    </section>
  );
}
