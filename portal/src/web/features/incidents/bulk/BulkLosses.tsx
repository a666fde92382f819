import type { BulkContext, BulkKind } from '@lienzo/schema/bulk/bulk-line';
import type { BulkLoss } from '@lienzo/schema/bulk/bulk-losses';
import { bulkMessages as texts } from '@lienzo/schema/bulk/bulk-messages';
import { personNumber } from '@lienzo/schema/bulk/find-person';
import { Alert, List, ScrollArea } from '@mantine/core';
import { groupNames } from './group-names';

type BulkLossesProps = { kind: BulkKind; losses: readonly BulkLoss[]; context: BulkContext };

/** Who loses what, before it is loaded. */
export function BulkLosses({ kind, losses, context }: BulkLossesProps) {
  if (losses.length === 0) return null;
  const employees = new Map(context.employees.map((one) => [one.id, one]));
  const nameOf = groupNames(kind, context);
  const people = [...Map.groupBy(losses, ({ employee_id }) => employee_id)];
  return (
    <Alert color="red" title={texts.losses(people.length)}>
      <ScrollArea.Autosize mah={160} type="auto" viewportProps={{ tabIndex: 0 }}>
        <List size="sm">
          {people.map(([id, own]) => {
            const person = employees.get(id);
            return (
              <List.Item key={id}>
                {texts.loss(
                  person === undefined ? '' : `${personNumber(person)} ${person.name}`,
                  own.map(({ grupo, records }) => texts.lossOf[kind](nameOf(grupo), records)),
                )}
              </List.Item>
            );
          })}
        </List>
      </ScrollArea.Autosize>
    </Alert>
  );
}
