import { resultImportMessages } from '@lienzo/schema/runs/result-import-messages';
import type { PayrollRun } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { Badge, Group } from '@mantine/core';

const texts = runMessages.run;
const COLORS = { sin_calcular: 'gray', calculada: 'blue', autorizada: 'brand', cerrada: 'dark' } as const;

/** The state of a run in a word, and whether it is still right. */
export function RunBadge({ run }: { run: Pick<PayrollRun, 'state' | 'outdated' | 'imported_from'> }) {
  return (
    <Group gap={6}>
      <Badge color={COLORS[run.state]} variant="light" tt="none">
        {texts.states[run.state]}
      </Badge>
      {run.imported_from !== null && (
        <Badge
          color="grape"
          variant="light"
          tt="none"
          title={resultImportMessages.importedFrom(run.imported_from)}
        >
          {resultImportMessages.imported}
        </Badge>
      )}
      {run.outdated && run.state !== 'cerrada' && (
        <Badge color="orange" variant="light" tt="none" title={texts.outdatedWhy}>
          {texts.outdated}
        </Badge>
      )}
    </Group>
  );
}
