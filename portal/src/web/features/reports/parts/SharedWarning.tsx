import type { SharedValues } from '@lienzo/schema/reports/parts-endpoints';
import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import { Alert, Button, Stack } from '@mantine/core';

const { dialog } = partsMessages;

type SharedWarningProps = {
  shared: SharedValues;
  /** The readable name of the column that divides. */
  column: string;
  choose: (column: string) => void;
};

/** Warns of files that would have the rows of several clients, and offers a column that has none. */
export function SharedWarning({ shared: { count, example, unique }, column, choose }: SharedWarningProps) {
  return (
    <Alert color="yellow" variant="light" mt="xs">
      <Stack gap="xs" align="flex-start">
        {dialog.shared(column, count, example)}
        {unique !== null && (
          <Button size="xs" variant="default" onClick={() => choose(unique.column)}>
            {dialog.divideBy(unique.readable_name)}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
