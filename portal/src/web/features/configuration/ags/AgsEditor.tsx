import { endpoints } from '@lienzo/schema/endpoints';
import { type AgsLayout, agsLayoutProblems, DEFAULT_AGS_LAYOUT } from '@lienzo/schema/runs/ags-layout';
import { agsMessages as texts } from '@lienzo/schema/runs/ags-messages';
import { Alert, Button, Group, List, Stack, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { notify } from '../../../shared/notices/notify';
import { LeaveQuestion } from '../../../shared/unsaved/LeaveQuestion';
import { AgsColumns } from './AgsColumns';
import { AgsPreview } from './AgsPreview';
import { agsKey } from './ags-queries';

type AgsEditorProps = {
  /** The last version; null: nothing was ever changed. */
  version: number | null;
  initial: AgsLayout;
};

const isSame = (one: AgsLayout, other: AgsLayout): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The columns one by one, with a preview over a calculated period. */
export function AgsEditor({ version, initial }: AgsEditorProps) {
  // What was opened stays, also when somebody else saves meanwhile: the server then refuses it.
  const [opened, open] = useState({ version, layout: initial });
  const [layout, setLayout] = useState(initial);
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (next: AgsLayout) =>
      call(endpoints.save_ags_layout, {
        body: { version: opened.version, layout: isSame(next, DEFAULT_AGS_LAYOUT) ? null : next },
      }),
    onSuccess: ({ version: saved, message }, next) => {
      notify.success(message, 'ags');
      open({ version: saved, layout: next });
      void queries.invalidateQueries({ queryKey: agsKey });
    },
    onError: (error) => notify.danger(messageOf(error), 'ags'),
  });
  const problems = agsLayoutProblems(layout);
  const isDirty = !isSame(layout, opened.layout);
  return (
    <Stack gap="md">
      <LeaveQuestion isDirty={isDirty} />
      <AgsColumns columns={layout.columnas} change={(columnas) => setLayout({ ...layout, columnas })} />
      <Switch
        label={texts.week}
        description={texts.weekHelp}
        checked={layout.horas_semana}
        onChange={(event) => setLayout({ ...layout, horas_semana: event.currentTarget.checked })}
      />
      {problems.length > 0 && (
        <Alert color="red" title={texts.problems}>
          <List size="sm">
            {problems.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Group>
        <Button
          disabled={problems.length > 0 || !isDirty}
          loading={saving.isPending}
          onClick={() => saving.mutate(layout)}
        >
          {texts.save}
        </Button>
        <Button variant="default" disabled={!isDirty} onClick={() => setLayout(opened.layout)}>
          {texts.undo}
        </Button>
        <Button
          variant="default"
          disabled={isSame(layout, DEFAULT_AGS_LAYOUT)}
          onClick={() => setLayout(DEFAULT_AGS_LAYOUT)}
        >
          {texts.reset}
        </Button>
      </Group>
      <AgsPreview layout={layout} />
    </Stack>
  );
}
