import { SimpleGrid, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { FieldGroup } from './form-field';
import classes from './forms.module.css';
import { MasterField } from './MasterField';

type FieldGroupsProps<Values extends Record<string, unknown>> = {
  form: UseFormReturnType<Values>;
  groups: readonly FieldGroup<Extract<keyof Values, string>>[];
  readOnly?: boolean;
  /** The first field takes the focus of a dialog. */
  autoFocus?: boolean;
};

/** Fields in two columns, under the titles of their groups. */
export function FieldGroups<Values extends Record<string, unknown>>({
  form,
  groups,
  readOnly = false,
  autoFocus = false,
}: FieldGroupsProps<Values>) {
  return groups.map(({ title, fields }, group) => (
    <section key={fields[0]?.name ?? ''} className={classes.group}>
      {title !== undefined && (
        <Title order={3} size="h5">
          {title}
        </Title>
      )}
      <SimpleGrid cols={{ base: 1, xs: fields.length === 1 ? 1 : 2 }} spacing="md" verticalSpacing="md">
        {fields.map((field, at) => (
          <MasterField
            key={field.name}
            form={form}
            field={field}
            readOnly={readOnly}
            autoFocus={autoFocus && group === 0 && at === 0}
          />
        ))}
      </SimpleGrid>
    </section>
  ));
}
