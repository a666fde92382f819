import { captureGridMessages } from '@lienzo/schema/capture/capture-grid-messages';
import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import { Button, Text } from '@mantine/core';
import { FocusedAlert } from '../people/FocusedAlert';
import classes from '../people/tab.module.css';
import type { SheetRow } from './sheet-row';
import type { SheetDraft } from './use-sheet-draft';

type SheetAlertsProps<Row> = {
  draft: SheetDraft<Row>;
  /** What is stored of a person, in words; '' when nothing is. */
  describe: (row: Row) => string;
};

/** What the server refused, and whom somebody else changed meanwhile: with what is stored, and whose stays. */
export function SheetAlerts<Row extends SheetRow>({ draft, describe }: SheetAlertsProps<Row>) {
  const { conflict, refusal } = draft;
  return (
    <>
      {conflict !== null && (
        <FocusedAlert
          about={conflict.messages.join()}
          color="yellow"
          title={captureGridMessages.conflict.title(conflict.ids.size)}
        >
          <ul className={classes.stored}>
            {conflict.messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          <Text size="sm" fw={550} mt="xs">
            {captureMessages.conflictTheirs}
          </Text>
          <ul className={classes.stored}>
            {draft.rows
              .filter(({ person }) => conflict.ids.has(person.id))
              .map((row) => (
                <li key={row.person.id}>
                  {captureGridMessages.conflict.stored(
                    row.person.name,
                    describe(draft.baseOf(row)) || captureMessages.conflictNothing,
                  )}
                </li>
              ))}
          </ul>
          <div className={classes.choices}>
            <Button variant="default" size="xs" onClick={conflict.keep}>
              {captureMessages.conflictKeep}
            </Button>
            <Button size="xs" onClick={conflict.take}>
              {captureMessages.conflictTake}
            </Button>
          </div>
        </FocusedAlert>
      )}
      {refusal !== null && (
        <FocusedAlert about={refusal} color="red">
          {refusal}
        </FocusedAlert>
      )}
    </>
  );
}
